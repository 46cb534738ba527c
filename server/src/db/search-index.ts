import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './migrations.ts';

const setting = 'searchIndex';

/** In this order: the second calls what the first makes. */
const files = ['search-names.sql', 'search-index.sql'];

/**
 * Applies them where the database has not the same ones already, in one transaction. `run` takes several
 * statements; the caller sees to it that no other process does the same.
 */
export async function applySearchIndex(run: (sql: string) => Promise<readonly unknown[]>): Promise<void> {
  const text = files.map((file) => readFileSync(join(migrationsFolder(), file), 'utf8')).join('\n');
  const hash = createHash('sha256').update(text).digest('hex');
  const applied = await run(`select from settings where clave = '${setting}' and valor = '${hash}'`);
  if (applied.length > 0) return;
  await run(`begin;
    ${text}
    insert into settings (clave, valor) values ('${setting}', '${hash}')
      on conflict (clave) do update set valor = excluded.valor;
    commit;`);
}
