-- Runs, and what they consist of: a run is a list of suite snapshots, and equal snapshots are shared.
CREATE TABLE migration (
    version INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    digest BLOB NOT NULL CHECK (length(digest) = 32)
) STRICT;

CREATE TABLE run (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    run_key TEXT NOT NULL,
    shard INTEGER NOT NULL DEFAULT 0,
    shard_count INTEGER NOT NULL DEFAULT 1,
    name TEXT NOT NULL,
    started_at TEXT NOT NULL,
    finished_at TEXT,
    state TEXT NOT NULL CHECK (state IN ('recording', 'complete', 'incomplete', 'failed')),
    engine TEXT NOT NULL,
    engine_version TEXT NOT NULL,
    environment TEXT NOT NULL,
    scale REAL NOT NULL CHECK (scale > 0),
    scope_only TEXT NOT NULL,
    scope_cases INTEGER NOT NULL CHECK (scope_cases >= 0),
    cases INTEGER NOT NULL DEFAULT 0 CHECK (cases >= 0),
    branch TEXT,
    commit_id TEXT,
    parents TEXT NOT NULL,
    is_dirty INTEGER NOT NULL CHECK (is_dirty IN (0, 1)),
    tools TEXT NOT NULL,
    ci TEXT NOT NULL,
    suites_digest BLOB CHECK (length(suites_digest) = 32),
    digest BLOB CHECK (length(digest) = 32),
    CHECK ((digest IS NULL) = (state = 'recording')),
    CHECK ((suites_digest IS NULL) = (state = 'recording')),
    CHECK ((shard = 0 AND shard_count = 1) OR (shard BETWEEN 1 AND shard_count)),
    UNIQUE (run_key, shard)
) STRICT;

CREATE INDEX run_newest ON run (started_at, id);
CREATE INDEX run_commit ON run (commit_id) WHERE commit_id IS NOT NULL;
CREATE INDEX run_recording ON run (id) WHERE state = 'recording';

CREATE TABLE suite (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE suite_snapshot (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
    suite INTEGER NOT NULL REFERENCES suite (id),
    cases INTEGER NOT NULL CHECK (cases >= 0)
) STRICT;

CREATE INDEX suite_snapshot_suite ON suite_snapshot (suite);

CREATE TABLE run_suite (
    run INTEGER NOT NULL REFERENCES run (id),
    suite INTEGER NOT NULL REFERENCES suite (id),
    snapshot INTEGER NOT NULL REFERENCES suite_snapshot (id),
    PRIMARY KEY (run, suite)
) STRICT, WITHOUT ROWID;
