import { afterAll } from 'vitest';
import { forgetFile } from './once-a-file.ts';
import { closePortals } from './own-portal.ts';

// Run for each file; the modules that it imports are loaded once for all files of a worker.
afterAll(async () => {
  forgetFile();
  await closePortals();
});
