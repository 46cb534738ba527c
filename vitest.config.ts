import { defineConfig } from 'vitest/config';

const journeys = {
  globalSetup: ['e2e/demo-template.ts'],
  setupFiles: ['e2e/own-portal.ts'],
  // Each has a browser, a portal and a database of its own.
  maxWorkers: 3,
  sequence: { groupOrder: 2 },
  testTimeout: 180_000,
  // One journey failed once in a whole run and passed alone; the report says which were tried again.
  retry: 1,
  // As long as a locator waits.
  expect: { poll: { timeout: 20_000 } },
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    tags: [
      {
        name: 'embedded',
        description: 'Runs on the embedded database too at each submission, not only on a PostgreSQL server.',
      },
    ],
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: ['server/src/testing/template.ts'],
          // Each file has a database of its own: what a worker has imported, the next file can have.
          isolate: false,
          sequence: { groupOrder: 1 },
          // On a server they wait for the database more than they compute; else each keeps a database engine.
          maxWorkers: process.env.TEST_DATABASE_URL ? 4 : 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], testTimeout: 30_000 },
      },
      { test: { name: 'e2e', include: ['e2e/*.journey.ts'], ...journeys } },
      { test: { name: 'sweep', include: ['e2e/*.sweep.ts'], ...journeys, testTimeout: 900_000 } },
    ],
  },
});
