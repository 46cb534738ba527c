import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkImport, getImport, listImports } from '@portal/contract/imports';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addManager, managerToken } from '../testing/fixtures.ts';
import { openPortal, type TestPortal } from '../testing/portal.ts';
import { migrationsFolder } from './migrations.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('of imports that were brought before, the migration numbers the rows, and deletes what could never be read', async () => {
  const { raw } = portal.database;
  const { usuario } = await addManager(portal);
  const bring = (name: string, filas: string) =>
    raw(
      `insert into imports (tipo, gestor_id, nombre, creada, columnas, filas, num_filas, campos)
       values ('alumnos', 1, $1, now(), '["Correo","Nombre"]', $2, 2, '{"email":0,"nombre":1}')`,
      [name, filas],
    );
  await bring('uno', '[["a@uni.test","Ana"],["alu0000123@uni.test","Eva"]]');
  await bring('cero', String.raw`[["a@uni.test","Ana\u0000"]]`);
  const file = readFileSync(join(migrationsFolder(), '0080_import_tables.sql'), 'utf8');
  // The tables and columns are there; what follows them changes the rows.
  for (const statement of file.split('--> statement-breakpoint').slice(-2)) await raw(statement);
  const token = await managerToken(portal, usuario);
  const [kept, ...others] = await portal.get(listImports, { params: { tipo: 'alumnos' } }, { token });
  expect(others).toEqual([]);
  const id = kept?.id ?? 0;
  expect(await portal.get(getImport, { params: { id } }, { token })).toMatchObject({
    nombre: 'uno',
    filaTitulos: 1,
    muestra: [
      ['a@uni.test', 'Ana'],
      ['alu0000123@uni.test', 'Eva'],
    ],
    primerasFilas: [{ fila: 1, celdas: ['Correo', 'Nombre'] }, { fila: 2 }, { fila: 3 }],
  });
  const body = { id, version: 1, campos: { email: 0, nombre: 1 } };
  await portal.get(checkImport, { body }, { token });
});
