import { defineConfig } from 'vitest/config';

// Real browsers against a real server: one file at a time, and nothing is retried.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
