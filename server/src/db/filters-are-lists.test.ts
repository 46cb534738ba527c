import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSavedSearches } from '@portal/contract/saved-searches';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStudent, studentToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { migrationsFolder } from './migrations.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('of searches that were saved with one value of a filter, the migration makes lists, and leaves the others', async () => {
  const { raw } = portal.database;
  const { id, usuario } = await addStudent(portal);
  const saved = {
    Uno: { texto: 'datos', idProvincia: 46, idModalidad: 3, remuneracionMinima: 600, soloEncajan: true },
    Varios: { idProvincia: [8, 46] },
    Ninguno: { texto: 'datos' },
  };
  for (const [nombre, filtros] of Object.entries(saved))
    await raw(
      `insert into saved_searches (student_id, tipo, nombre, filtros, consulta, alerta, clave, creada)
       values ($1, 'practicas', $2, $3, 'k=practicas', 'ninguna', $4, now())`,
      [id, nombre, JSON.stringify(filtros), randomUUID()],
    );
  const file = readFileSync(join(migrationsFolder(), '0048_filters_are_lists.sql'), 'utf8');
  // Once more it changes nothing.
  for (const statement of [file, file]) await raw(statement);
  const token = await studentToken(portal, usuario);
  const { busquedas } = await portal.get(listSavedSearches, {}, { token });
  expect(Object.fromEntries(busquedas.map(({ nombre, filtros }) => [nombre, filtros]))).toEqual({
    Uno: { texto: 'datos', idProvincia: [46], idModalidad: [3], remuneracionMinima: 600, soloEncajan: true },
    Varios: { idProvincia: [8, 46] },
    Ninguno: { texto: 'datos' },
  });
});
