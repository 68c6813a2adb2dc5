-- Names that point to runs, every move of them, and the changes that were accepted.
CREATE TABLE baseline (
    name TEXT PRIMARY KEY,
    run INTEGER NOT NULL REFERENCES run (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE baseline_log (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    from_run INTEGER REFERENCES run (id),
    to_run INTEGER REFERENCES run (id)
) STRICT;

CREATE INDEX baseline_log_name ON baseline_log (name, at, id);

CREATE TABLE acceptance (
    case_id TEXT NOT NULL,
    before BLOB NOT NULL CHECK (length(before) IN (0, 32)),
    after BLOB NOT NULL CHECK (length(after) IN (0, 32)),
    at TEXT NOT NULL,
    by TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (case_id, before, after)
) STRICT, WITHOUT ROWID;
