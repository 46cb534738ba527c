import type { Input } from '@portal/contract/endpoint';
import { validationTexts } from '@portal/contract/messages/texts';
import type { uploadImport } from '@portal/contract/student-imports';
import { type ImportState, mostImported } from '@portal/contract/student-imports';
import { fieldError, fieldErrorText } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { ca } from '../../texts/ca/student-imports.ts';
import { en } from '../../texts/en/student-imports.ts';
import { es } from '../../texts/es/student-imports.ts';
import { spreadsheet } from '../students/spreadsheet.ts';
import { guessColumns } from './read-row.rules.ts';
import { readTable } from './read-table.ts';
import {
  findImport,
  importChanges,
  insertImport,
  moveImport,
  newestImports,
} from './student-imports.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

const texts = { es, ca, en };
/** More changes than rows of a file can make. */
const mostChanges = 500_000;
const settled: readonly ImportState[] = ['leida', 'comprobada', 'fallida'];

export const studentImportsRoutes = routes({
  uploadImport: readUpload,

  async listImports(_, { db }) {
    const imports = await newestImports(db);
    return imports.map((one) => ({ ...one, creada: one.creada.toISOString() }));
  },

  async getImport({ params }, { db, language }) {
    const found = await findImport(db, params.id);
    if (!found) throw new Refusal('actionNotAllowed');
    return {
      ...found,
      creada: found.creada.toISOString(),
      errores: found.errores.map(({ fila, campo, error }) => ({
        fila,
        campo,
        mensaje: sentence(error, language),
      })),
    };
  },

  async checkImport({ body: { id, campos, enviaEnlaces } }, { db, jobs }) {
    const values = { estado: 'comprobando', campos, enviaEnlaces, avance: 0 } as const;
    if (!(await moveImport(db, id, settled, values))) throw new Refusal('noSuchMove');
    await jobs.send(db, 'studentImport', { id, aplica: false });
    return null;
  },

  async applyImport({ body: { id } }, { db, jobs }) {
    const found = await findImport(db, id);
    if (found?.estado !== 'comprobada') throw new Refusal('noSuchMove');
    if (found.numErrores > 0) throw new Refusal('cannotChangeState');
    if (!(await moveImport(db, id, ['comprobada'], { estado: 'aplicando' }))) throw new Refusal('noSuchMove');
    await jobs.send(db, 'studentImport', { id, aplica: true });
    return null;
  },

  listImportChanges: ({ params, query: { pagina, porPagina } }, { db }) =>
    importChanges(db, params.id, porPagina, (pagina - 1) * porPagina),

  async exportImportChanges({ body: { id, formato } }, ctx) {
    const { columns, fileName, made } = texts[ctx.language];
    const { cambios } = await importChanges(ctx.db, id, mostChanges, 0);
    const rows = cambios.map(({ fila, email, campo, antes, ahora }) => [
      fila,
      email,
      campo ?? made,
      antes ?? '',
      ahora ?? '',
    ]);
    const bytes = await spreadsheet(formato, columns, rows);
    const nombre = `${fileName}-${id}.${formato}`;
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },
});

async function readUpload({ body: { fichero } }: Input<typeof uploadImport>, ctx: ManagerCtx) {
  const bytes = Buffer.from(fichero.ficheroB64.replace(/^data:[^,]*,/, ''), 'base64');
  const table = await readTable(bytes, fichero.extension_adjunto);
  const refuse = (error: string): never => {
    throw new FieldRefusal([{ campo: 'fichero', error }], 'fileTypeNotAllowed');
  };
  const [columnas, ...filas] = table ?? refuse(fieldError('fileUnreadable'));
  if (!columnas || filas.length === 0) return refuse(fieldError('fileEmpty'));
  if (filas.length > mostImported) return refuse(fieldError('tooManyRows', { max: mostImported }));
  const id = await insertImport(ctx.db, {
    gestorId: ctx.session.accountId,
    nombre: fichero.nombre,
    creada: ctx.now(),
    columnas,
    filas,
    numFilas: filas.length,
    campos: guessColumns(columnas),
  });
  return { id };
}

/** The sentence of a key of the validation dictionary. */
const sentence = (error: string, language: ManagerCtx['language']): string =>
  fieldErrorText(validationTexts[language], { code: 'custom', path: [], message: error, input: undefined });
