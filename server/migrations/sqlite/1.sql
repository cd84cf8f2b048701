CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    setup TEXT NOT NULL,
    head TEXT NOT NULL,
    summary TEXT NOT NULL,
    rematch TEXT,
    public INTEGER NOT NULL,
    thinking INTEGER NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    sequence INTEGER NOT NULL
);
CREATE INDEX tables_public ON tables (public, updated) WHERE public = 1;
CREATE INDEX tables_thinking ON tables (thinking, updated) WHERE thinking = 1;
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    act TEXT NOT NULL,
    at INTEGER NOT NULL,
    clocks TEXT,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    token_hash TEXT,
    account TEXT,
    name TEXT NOT NULL,
    resigned INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_token ON seats (token_hash);
CREATE INDEX seats_account ON seats (account);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    passphrase TEXT NOT NULL,
    created INTEGER NOT NULL
);
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    expires INTEGER NOT NULL
);
