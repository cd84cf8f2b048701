ALTER TABLE tables ADD COLUMN campaign TEXT;
ALTER TABLE tables ADD COLUMN chapter INTEGER;
ALTER TABLE tables ADD COLUMN next TEXT;
ALTER TABLE tables ADD COLUMN carried TEXT;
ALTER TABLE tables ADD COLUMN leaves TEXT;
CREATE INDEX tables_campaign ON tables (campaign, chapter) WHERE campaign IS NOT NULL;
