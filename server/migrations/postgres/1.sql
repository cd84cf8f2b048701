CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    setup TEXT NOT NULL,
    head TEXT NOT NULL,
    summary TEXT NOT NULL,
    rematch TEXT,
    public BIGINT NOT NULL,
    thinking BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    sequence BIGINT NOT NULL
);
CREATE INDEX tables_public ON tables (public, updated) WHERE public = 1;
CREATE INDEX tables_thinking ON tables (thinking, updated) WHERE thinking = 1;
CREATE TABLE journal (
    table_id TEXT NOT NULL,
    sequence BIGINT NOT NULL,
    act TEXT NOT NULL,
    at BIGINT NOT NULL,
    clocks TEXT,
    PRIMARY KEY (table_id, sequence)
);
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    token_hash TEXT,
    account TEXT,
    name TEXT NOT NULL,
    resigned BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_token ON seats (token_hash);
CREATE INDEX seats_account ON seats (account);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    passphrase TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL,
    expires BIGINT NOT NULL
);
