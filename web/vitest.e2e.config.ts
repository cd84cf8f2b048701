import { defineConfig } from 'vitest/config';

// Real browsers against real servers, each file with its own: two files at a time, and nothing is retried.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    maxWorkers: 2,
    // Each failure may wait half a minute: a browser that is wholly broken is known after a few.
    bail: 10,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
});
