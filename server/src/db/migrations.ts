import { fileURLToPath } from 'node:url';

/** The folder of the migrations, from the sources and from the built program. */
export const migrationsFolder = (): string =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations', import.meta.url),
  );
