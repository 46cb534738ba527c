import type { calls } from '@portal/contract/student-imports';
import { checkImport, uploadImport } from '@portal/contract/student-imports';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addManager, managerToken } from '../../testing/fixtures.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { guessColumns } from './read-row.rules.ts';
import { studentImportWorker } from './run-import.ts';

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

/** An import with these rows, checked. */
export async function checkedImport(portal: TestPortal, token: string, rows = [row], enviaEnlaces = false) {
  const body = { fichero: csvOf([headings, ...rows]) };
  const { id } = await portal.get(uploadImport, { body }, { token });
  const check = { id, campos: guessColumns(headings), enviaEnlaces };
  await portal.get(checkImport, { body: check }, { token });
  await studentImportWorker(await portal.tools())({ id, aplica: false });
  return { id };
}

export function studentImportsBodies({ portal }: Callers): BodiesOf<typeof calls> {
  const token = async () => managerToken(portal, (await addManager(portal)).usuario);
  const uploaded = async () =>
    portal.get(uploadImport, { body: { fichero: csvOf([headings, row]) } }, { token: await token() });
  return {
    uploadImport: async () => ({ fichero: csvOf([headings, row]) }),
    checkImport: async () => ({ ...(await uploaded()), campos: guessColumns(headings) }),
    applyImport: async () => checkedImport(portal, await token()),
    exportImportChanges: async () => ({ ...(await uploaded()), formato: 'csv' }),
  };
}
