-- Rules that a scenario allows and that only several of its recordings show: a JSON array of names, null when there are none.
ALTER TABLE recording ADD COLUMN allowed TEXT;
