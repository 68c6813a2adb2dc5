-- A checksum of the row as it is stored, so that reading it to compare needs no canonical form. Null in older rows.
ALTER TABLE recording ADD COLUMN checksum INTEGER;
