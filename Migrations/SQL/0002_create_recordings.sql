-- What cases produced. A recording's numbers are JSON arrays in its row; its tree is a shape that recordings share.
CREATE TABLE place (
    id INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    path TEXT NOT NULL,
    kind TEXT NOT NULL
) STRICT;

CREATE INDEX place_key ON place (key);

CREATE TABLE content (
    id INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    identifier TEXT,
    text TEXT,
    inputs TEXT,
    inputs_by_pass TEXT,
    traits TEXT,
    is_code INTEGER NOT NULL CHECK (is_code IN (0, 1))
) STRICT;

CREATE INDEX content_key ON content (key);

CREATE TABLE shape (
    id INTEGER PRIMARY KEY,
    digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
    nodes INTEGER NOT NULL CHECK (nodes >= 0)
) STRICT;

CREATE TABLE shape_node (
    shape INTEGER NOT NULL REFERENCES shape (id),
    node INTEGER NOT NULL CHECK (node >= 0),
    parent INTEGER NOT NULL CHECK (parent BETWEEN -1 AND node - 1),
    place INTEGER NOT NULL REFERENCES place (id),
    content INTEGER NOT NULL REFERENCES content (id),
    builder INTEGER CHECK (builder BETWEEN 0 AND node - 1),
    PRIMARY KEY (shape, node)
) STRICT, WITHOUT ROWID;

CREATE TABLE recording (
    id INTEGER PRIMARY KEY,
    visible BLOB NOT NULL CHECK (length(visible) = 32),
    negotiation BLOB NOT NULL CHECK (length(negotiation) = 32),
    shape INTEGER NOT NULL REFERENCES shape (id),
    outcome TEXT NOT NULL CHECK (
        outcome IN ('settled', 'diverging', 'oscillating', 'unsettled', 'crashed', 'timed-out', 'step-failed')
    ),
    passes INTEGER NOT NULL,
    message TEXT,
    frames TEXT NOT NULL,
    events TEXT NOT NULL,
    observations TEXT,
    findings TEXT
) STRICT;

-- Eight bytes find a recording; the whole digests are compared in its row.
CREATE INDEX recording_visible ON recording (substr(visible, 1, 8));

CREATE TABLE case_name (
    id INTEGER PRIMARY KEY,
    key INTEGER NOT NULL,
    case_id TEXT NOT NULL,
    scenario TEXT NOT NULL,
    offer TEXT NOT NULL,
    step_number INTEGER,
    step TEXT,
    CHECK ((step IS NULL) = (step_number IS NULL))
) STRICT;

CREATE INDEX case_name_key ON case_name (key);

CREATE TABLE suite_case (
    snapshot INTEGER NOT NULL REFERENCES suite_snapshot (id),
    position INTEGER NOT NULL CHECK (position >= 0),
    case_name INTEGER NOT NULL REFERENCES case_name (id),
    recording INTEGER NOT NULL REFERENCES recording (id),
    unstable TEXT,
    PRIMARY KEY (snapshot, position)
) STRICT, WITHOUT ROWID;
