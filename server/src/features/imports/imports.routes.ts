import type { Input } from '@portal/contract/endpoint';
import type { uploadImport } from '@portal/contract/imports';
import { type ImportState, importFields, mostImported } from '@portal/contract/imports';
import { validationTexts } from '@portal/contract/messages/texts';
import { fieldErrorText } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { ca } from '../../texts/ca/imports.ts';
import { en } from '../../texts/en/imports.ts';
import { es } from '../../texts/es/imports.ts';
import { recordActOnAccounts } from '../audit/audit.queries.ts';
import { spreadsheet } from '../students/spreadsheet.ts';
import { findImport, importChanges, insertImport, moveImport, newestImports } from './imports.queries.ts';
import { importKinds } from './kinds.ts';
import { readUploadedTable } from './read-table.ts';
import { firstLinksTo } from './students/first-links.ts';
import { studentsWithoutAccess } from './students/students.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

const texts = { es, ca, en };
/** More changes than rows of a file can make. */
const mostChanges = 500_000;
const settled: readonly ImportState[] = ['leida', 'comprobada', 'fallida'];

export const importsRoutes = routes({
  uploadImport: readUpload,

  async exportImportTemplate({ body: { tipo, formato } }, ctx) {
    const { columns, template } = texts[ctx.language];
    const headings = importFields[tipo].map((field) => columns[field]);
    const bytes = await spreadsheet(formato, headings, []);
    const nombre = `${template[tipo]}.${formato}`;
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },

  async listImports({ params }, { db }) {
    const imports = await newestImports(db, params.tipo);
    return imports.map((one) => ({ ...one, creada: one.creada.toISOString() }));
  },

  async getImport({ params }, { db, language }) {
    const found = await findImport(db, params.id);
    if (!found) throw new Refusal('actionNotAllowed');
    return {
      ...found,
      creada: found.creada.toISOString(),
      numSinAcceso: (await studentsWithoutAccess(db, params.id)).length,
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
    await jobs.send(db, 'importRows', { id, aplica: false });
    return null;
  },

  async applyImport({ body: { id, omiteErrores } }, { db, jobs }) {
    const found = await findImport(db, id);
    if (found?.estado !== 'comprobada') throw new Refusal('noSuchMove');
    if (found.numErrores > 0 && !omiteErrores) throw new Refusal('cannotChangeState');
    if (!(await moveImport(db, id, ['comprobada'], { estado: 'aplicando' }))) throw new Refusal('noSuchMove');
    await jobs.send(db, 'importRows', { id, aplica: true, omiteErrores });
    return null;
  },

  listImportChanges: ({ params, query: { pagina, porPagina } }, { db }) =>
    importChanges(db, params.id, porPagina, (pagina - 1) * porPagina),

  async exportImportChanges({ body: { id, formato } }, ctx) {
    const { columns, changes, fileName, made } = texts[ctx.language];
    const { cambios } = await importChanges(ctx.db, id, mostChanges, 0);
    const rows = cambios.map(({ fila, de, campo, antes, ahora }) => [
      fila,
      de,
      campo === null ? made : columns[campo],
      antes ?? '',
      ahora ?? '',
    ]);
    const bytes = await spreadsheet(formato, changes, rows);
    const nombre = `${fileName}-${id}.${formato}`;
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },

  async sendImportLinks({ body: { id } }, { db, jobs, session, now }) {
    if (!(await findImport(db, id))) throw new Refusal('actionNotAllowed');
    const found = await studentsWithoutAccess(db, id);
    await jobs.send(db, 'accountLink', ...firstLinksTo(found));
    const act = { gestorId: session.accountId, acto: 'enlaceAccesoEnviado', fecha: now() } as const;
    await recordActOnAccounts(db, found, act);
    return { enviados: found.length };
  },
});

async function readUpload({ body: { tipo, fichero } }: Input<typeof uploadImport>, ctx: ManagerCtx) {
  const { columnas, filas } = await readUploadedTable(fichero, { mostRows: mostImported });
  const id = await insertImport(ctx.db, {
    tipo,
    gestorId: ctx.session.accountId,
    nombre: fichero.nombre,
    creada: ctx.now(),
    columnas,
    filas,
    numFilas: filas.length,
    campos: importKinds[tipo].guess(columnas),
  });
  return { id };
}

/** The sentence of a key of the validation dictionary. */
const sentence = (error: string, language: ManagerCtx['language']): string =>
  fieldErrorText(validationTexts[language], { code: 'custom', path: [], message: error, input: undefined });
