import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files whose tests take long: what nothing is known of yet is run by its size, and these would come last. */
const longest = ['server/src/api-bodies.test.ts', 'e2e/screens.journey.ts'];

/** Begins with the longest files, so that no worker has one of them before it when the others have ended. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** The seed of every property test. */
const propertySeed = 'scripts/test/property-seed.mjs';

const journeys = {
  globalSetup: ['e2e/demo-template.ts'],
  setupFiles: [propertySeed, 'e2e/file-ends.ts'],
  // Each file has a portal and a browser of its own: what a worker has imported, the next file can have.
  isolate: false,
  // Each has a browser, a portal and a database of its own; with more of them than cores some time out.
  maxWorkers: availableParallelism(),
  sequence: { groupOrder: 2 },
  // Timeouts end what hangs, they judge nothing.
  testTimeout: 300_000,
  // As long as a locator waits.
  expect: { poll: { timeout: 60_000 } },
  hookTimeout: 300_000,
};

const calls = {
  setupFiles: [propertySeed],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [
      {
        name: 'embedded',
        description: 'Runs on the embedded database too at each submission, not only on a PostgreSQL server.',
      },
      { name: 'rare', description: 'A journey that is looked at before a release, not at each submission.' },
    ],
    projects: [
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], ...calls } },
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
          ...calls,
        },
      },
      {
        test: { name: 'web', include: ['web/src/**/*.test.{ts,tsx}'], ...calls },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'], ...calls } },
      { test: { name: 'e2e', include: ['e2e/*.journey.ts'], ...journeys } },
      { test: { name: 'sweep', include: ['e2e/*.sweep.ts'], ...journeys, testTimeout: 1_800_000 } },
    ],
  },
});
