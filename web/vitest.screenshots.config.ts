import { defineConfig } from 'vitest/config';

// Not a test: writes docs/screenshots/ with the same harness as the browser tests.
export default defineConfig({
  test: { include: ['scripts/screenshots.ts'], testTimeout: 300_000, hookTimeout: 120_000 },
});
