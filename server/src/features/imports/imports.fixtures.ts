import type { calls, ImportType } from '@portal/contract/imports';
import { checkImport, getImport, uploadImport } from '@portal/contract/imports';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { importKinds } from './kinds.ts';
import { importWorker } from './run-import.ts';

export const headings = [
  'Correo',
  'DNI',
  'Nombre',
  'Apellidos',
  'Titulación',
  'Curso',
  'Créditos',
  'Nota media',
];

/** A csv as a file that is sent. */
export const csvOf = (rows: readonly (readonly string[])[], encoding: BufferEncoding = 'utf8') => ({
  ficheroB64: Buffer.from(rows.map((row) => row.join(';')).join('\r\n'), encoding).toString('base64'),
  extension_adjunto: 'csv' as const,
  nombre: 'alumnos.csv',
});

const row = ['nueva@alumnos.example', '', 'Nueva', 'Persona', 'Derecho', '2', '60', '2,5'];

/** An import by the version that it is now. */
export async function asRead(portal: TestPortal, token: string, id: number) {
  const { version } = await portal.get(getImport, { params: { id } }, { token });
  return { id, version };
}

/** An import with these rows, checked. */
export async function checkedImport(
  portal: TestPortal,
  token: string,
  rows = [row],
  enviaEnlaces = false,
  columns: readonly string[] = headings,
  tipo: ImportType = 'alumnos',
) {
  const body = { tipo, fichero: csvOf([columns, ...rows]) };
  const { id } = await portal.get(uploadImport, { body }, { token });
  const check = {
    ...(await asRead(portal, token, id)),
    campos: importKinds[tipo].guess(columns),
    enviaEnlaces,
  };
  await portal.get(checkImport, { body: check }, { token });
  await importWorker(await portal.tools())({ id, aplica: false });
  return asRead(portal, token, id);
}

export function importsBodies({ portal }: Callers): BodiesOf<typeof calls> {
  const token = async () => managerToken(portal, (await addManager(portal)).usuario);
  const uploaded = async () => {
    const manager = await token();
    const body = { tipo: 'alumnos' as const, fichero: csvOf([headings, row]) };
    const { id } = await portal.get(uploadImport, { body }, { token: manager });
    return asRead(portal, manager, id);
  };
  const id = async () => ({ id: (await uploaded()).id });
  return {
    exportImportTemplate: async () => ({ tipo: 'alumnos', formato: 'csv' }),
    uploadImport: async () => ({ tipo: 'alumnos', fichero: csvOf([headings, row]) }),
    chooseImportTable: async () => ({ ...(await uploaded()), hoja: 0, filaTitulos: 1 }),
    matchImportValues: async () => ({
      ...(await uploaded()),
      valores: [{ campo: 'titulacion', texto: 'ADE', valor: '101' }],
    }),
    deleteImportMatch: async () => ({ id: 1 }),
    exportImportErrors: async () => ({ ...(await id()), formato: 'csv' }),
    checkImport: async () => ({ ...(await uploaded()), campos: importKinds.alumnos.guess(headings) }),
    applyImport: async () => checkedImport(portal, await token()),
    exportImportChanges: async () => ({ ...(await id()), formato: 'csv' }),
    sendImportLinks: id,
  };
}
