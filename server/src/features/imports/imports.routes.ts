import type { Input } from '@portal/contract/endpoint';
import {
  type chooseImportTable,
  type ImportColumns,
  type ImportField,
  type ImportState,
  importAlternatives,
  importFields,
  type uploadImport,
} from '@portal/contract/imports';
import { validationTexts } from '@portal/contract/messages/texts';
import { fieldErrorText } from '@portal/contract/validation';
import { spreadsheet } from '../../files/spreadsheet.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordActOnAccounts } from '../audit/audit.queries.ts';
import { chosenTable, tableSent } from './choose-table.ts';
import {
  decideImport,
  findImport,
  importChanges,
  insertImport,
  newestImports,
  readImport,
  readImportFile,
} from './imports.queries.ts';
import { importTexts } from './imports-texts.ts';
import { importKinds } from './kinds.ts';
import { chosenHeadings, deleteMatch, newestMatches, saveHeadings, saveMatches } from './matches.queries.ts';
import { firstLinksTo } from './students/first-links.ts';
import { studentsWithoutAccess } from './students/students.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** More changes than rows of a file can make. */
const mostChanges = 500_000;
/** The columns that the download of errors adds, in every language. */
const ofErrors = new Set(Object.values(importTexts).flatMap(({ errors }) => errors));
const settled: readonly ImportState[] = ['leida', 'comprobada', 'fallida'];

export const importsRoutes = routes({
  uploadImport: readUpload,

  chooseImportTable: readAgain,

  async exportImportTemplate({ body: { tipo, formato } }, ctx) {
    const { columns, template } = importTexts[ctx.language];
    const fields: readonly ImportField[] = importFields[tipo];
    const headings = fields
      .filter((field) => !importAlternatives.includes(field))
      .map((field) => columns[field]);
    const bytes = await spreadsheet(formato, headings, []);
    const nombre = `${template[tipo]}.${formato}`;
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },

  async listImports({ params }, { db }) {
    const imports = await newestImports(db, params.tipo);
    return imports.map((one) => ({ ...one, creada: one.creada.toISOString() }));
  },

  async getImport({ params }, { db, language, brand }) {
    const found = await findImport(db, params.id);
    if (!found) throw new Refusal('actionNotAllowed');
    const { meanings } = importKinds[found.tipo];
    const unknown = new Set(found.desconocidos.map(({ campo }) => campo));
    return {
      ...found,
      creada: found.creada.toISOString(),
      numSinAcceso: (await studentsWithoutAccess(db, params.id)).length,
      errores: found.errores.map(({ fila, campo, error, valor = null }) => ({
        fila,
        campo,
        mensaje: sentence(error, language),
        valor,
      })),
      significados: Object.fromEntries(
        [...unknown].map((campo) => [campo, meanings(campo, language, brand)]),
      ),
    };
  },

  async checkImport({ body: { id, version, campos, enviaEnlaces } }, ctx) {
    const { db, jobs } = ctx;
    const values = { estado: 'comprobando', campos, enviaEnlaces, avance: 0 } as const;
    if (!(await decideImport(db, { id, version }, settled, values))) throw new Refusal('noSuchMove');
    await rememberHeadings(ctx, id, campos);
    await jobs.send(db, 'importRows', { id, aplica: false });
    return null;
  },

  async matchImportValues({ body: { id, version, valores } }, { db, jobs, brand }) {
    const found = await findImport(db, id);
    if (!found) throw new Refusal('noSuchMove');
    const { meanings } = importKinds[found.tipo];
    for (const { campo, valor } of valores) {
      const known = meanings(campo, brand.idiomaPorDefecto, brand);
      if (!known || (valor !== null && !known.some((one) => one.valor === valor)))
        throw new Refusal('actionNotAllowed');
    }
    const values = { estado: 'comprobando', avance: 0 } as const;
    if (!(await decideImport(db, { id, version }, settled, values))) throw new Refusal('noSuchMove');
    await saveMatches(db, found.tipo, valores);
    await jobs.send(db, 'importRows', { id, aplica: false });
    return null;
  },

  async listImportMatches({ params: { tipo } }, { db, language, brand }) {
    const { meanings } = importKinds[tipo];
    const found = await newestMatches(db, tipo);
    return found.map(({ id, campo, texto, valor }) => ({
      id,
      campo,
      texto,
      significado: meanings(campo, language, brand)?.find((one) => one.valor === valor)?.texto ?? valor,
    }));
  },

  async deleteImportMatch({ body: { id } }, { db }) {
    await deleteMatch(db, id);
    return null;
  },

  async applyImport({ body: { id, version, omiteErrores } }, { db, jobs }) {
    const found = await findImport(db, id);
    if (found?.estado !== 'comprobada') throw new Refusal('noSuchMove');
    if (found.numErrores > 0 && !omiteErrores) throw new Refusal('cannotChangeState');
    const applied = await decideImport(db, { id, version }, ['comprobada'], { estado: 'aplicando' });
    if (!applied) throw new Refusal('noSuchMove');
    await jobs.send(db, 'importRows', { id, aplica: true, omiteErrores });
    return null;
  },

  listImportChanges: ({ params, query: { pagina, porPagina } }, { db }) =>
    importChanges(db, params.id, porPagina, (pagina - 1) * porPagina),

  async exportImportChanges({ body: { id, formato } }, ctx) {
    const { columns, changes, fileName, made } = importTexts[ctx.language];
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

  async exportImportErrors({ body: { id, formato } }, ctx) {
    const found = await readImport(ctx.db, id);
    if (!found) throw new Refusal('actionNotAllowed');
    const { errors, errorsFile, columns } = importTexts[ctx.language];
    const said = new Map<number, string[]>();
    for (const { fila, campo, error } of found.errores) {
      const column = found.columnas[found.campos[campo] ?? -1] ?? columns[campo];
      said.set(fila, [...(said.get(fila) ?? []), `${column}: ${sentence(error, ctx.language)}`]);
    }
    // Of a file that was downloaded before, corrected and brought again.
    const own = [...found.columnas.entries()].filter(([, column]) => !ofErrors.has(column));
    const rows = found.filas
      .filter(({ fila }) => said.has(fila))
      .map(({ fila, celdas }) => [
        ...own.map(([index]) => celdas[index] ?? ''),
        fila,
        said.get(fila)?.join('; ') ?? '',
      ]);
    const bytes = await spreadsheet(formato, [...own.map(([, column]) => column), ...errors], rows);
    const nombre = `${errorsFile}-${id}.${formato}`;
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
  const chosen = await chosenHeadings(ctx.db, tipo);
  const guess = (columns: readonly string[]) => importKinds[tipo].guess(columns, chosen);
  const table = await tableSent(fichero, guess);
  const id = await insertImport(ctx.db, {
    tipo,
    gestorId: ctx.session.accountId,
    nombre: fichero.nombre,
    creada: ctx.now(),
    ...table,
  });
  return { id };
}

async function readAgain(
  { body: { id, version, hoja, filaTitulos } }: Input<typeof chooseImportTable>,
  { db }: ManagerCtx,
) {
  const found = await readImport(db, id);
  if (!found || !settled.includes(found.estado)) throw new Refusal('noSuchMove');
  const chosen = await chosenHeadings(db, found.tipo);
  const guess = (columns: readonly string[]) => importKinds[found.tipo].guess(columns, chosen);
  const fichero = hoja === found.hoja ? null : await readImportFile(db, id);
  const table = await chosenTable({ ...found, fichero }, { hoja, filaTitulos }, guess);
  const unchecked = { numErrores: 0, errores: [], desconocidos: [], resumen: null, previstos: [] };
  const values = { ...table, ...unchecked, estado: 'leida' as const };
  if (!(await decideImport(db, { id, version }, settled, values))) throw new Refusal('noSuchMove');
  return null;
}

/** What the manager has chosen for its headings holds for the next file. */
async function rememberHeadings({ db }: ManagerCtx, id: number, chosen: ImportColumns): Promise<void> {
  const found = await findImport(db, id);
  if (!found) return;
  const { guess, keys } = importKinds[found.tipo];
  await saveHeadings(db, found.tipo, keys(found.columnas), { chosen, guessed: guess(found.columnas) });
}

/** The sentence of a key of the validation dictionary. */
const sentence = (error: string, language: ManagerCtx['language']): string =>
  fieldErrorText(validationTexts[language], { code: 'custom', path: [], message: error, input: undefined });
