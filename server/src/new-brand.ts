import { parseArgs } from 'node:util';
import { ownBrands } from './brand.ts';
import { EnvError } from './env.ts';
import { asked, makeBrand } from './institution/new-brand.ts';

const usage = [
  'npm run new-brand -- --id … --name … --nif … --address … --phone … --email … [--languages es,ca,en]',
  ...Object.entries(asked).map(([name, what]) => `  --${name.padEnd(10)} ${what}`),
].join('\n');

function readOptions(): Record<string, string | undefined> {
  try {
    const options = Object.fromEntries(Object.keys(asked).map((name) => [name, { type: 'string' as const }]));
    const { values } = parseArgs({ options });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
    );
  } catch (error) {
    throw new EnvError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

try {
  const id = makeBrand(readOptions(), process.env.BRANDS_DIR ?? ownBrands, usage);
  process.stdout.write(`brands/${id} is made. Try it:

  BRAND=${id} DATA_DIR=data-${id} npm start

Then make it the institution's own, as brands/README.md says: colours and logos, the sentence of the login (lema), an
e-mail address for each area, the options, and the legal texts, which somebody of the institution has to read.
`);
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
