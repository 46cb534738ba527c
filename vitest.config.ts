import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Each worker of the server's tests keeps a database engine.
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/template.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/*.journey.ts'],
          globalSetup: ['e2e/portal.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          // As long as a locator waits.
          expect: { poll: { timeout: 20_000 } },
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
