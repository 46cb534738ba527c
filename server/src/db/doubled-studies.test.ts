import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStudent } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { migrationsFolder } from './migrations.ts';
import { studies } from './tables/studies.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('of the same degree twice, the migration keeps one that says the same, and both that differ', async () => {
  const { orm, raw } = portal.database;
  const { id } = await addStudent(portal);
  await orm.delete(studies).where(eq(studies.studentId, id));
  // As it was before it; the index goes with the column.
  await raw('alter table studies drop column repetido');
  const again = (nota: number) =>
    raw(`insert into studies (student_id, de_la_universidad, id_titulacion, centro, nota)
      values (${id}, true, 108, 'Derecho', ${nota})`);
  for (const nota of [2, 2, 3]) await again(nota);
  const file = join(migrationsFolder(), '0035_one_study_of_each_degree.sql');
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint')) await raw(statement);
  const kept = await orm.select().from(studies).where(eq(studies.studentId, id)).orderBy(studies.id);
  expect(kept.map(({ nota, repetido }) => ({ nota, repetido }))).toEqual([
    { nota: 2, repetido: false },
    { nota: 3, repetido: true },
  ]);
  await expect(again(4)).rejects.toThrow();
});
