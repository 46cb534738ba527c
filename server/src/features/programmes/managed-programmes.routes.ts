import type { Input } from '@portal/contract/endpoint';
import { type Language, languages } from '@portal/contract/languages';
import type {
  AdhesionState,
  addProgrammeDocument,
  programmeContent,
  setProgrammePicture,
} from '@portal/contract/programmes';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { titleFor } from '../communications/communications.rules.ts';
import { keepTexts } from '../communications/keep-texts.ts';
import { savePicture } from '../cv/save-picture.ts';
import { adhesionsPage } from './adhesions.queries.ts';
import { adhesionsSheet } from './adhesions-sheet.ts';
import { pictureOf } from './programme-views.ts';
import {
  answerAdhesions,
  deleteDocument,
  documentsOf,
  hasAdhesions,
  insertDocument,
  lockProgramme,
  type Programme,
  pageOf,
  setPicture,
  stored,
  type Written,
} from './programmes.queries.ts';
import { tellAdhesions } from './tell-adhesions.ts';

type ManagerCtx = Ctx<ManagerSession>;
type Content = z.output<typeof programmeContent>;

const writes = managedWrites<Written>(stored, 'programa');

/** What is stored of what was written. Throws the fields that are wrong. */
async function checked(ctx: Ctx, { textos, entradillas, ...rest }: Content): Promise<Written> {
  const kept: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const lead = entradillas[language]?.trim();
    if (lead) kept[language] = lead;
  }
  return { ...rest, textos: await keepTexts(ctx, 'programa', textos), entradillas: kept };
}

async function locked({ db }: ManagerCtx, id: number): Promise<Programme> {
  const programme = await lockProgramme(db, id);
  if (!programme) throw new Refusal('actionNotAllowed');
  return programme;
}

function contentOf(programme: Programme): Content {
  const { textos, entradillas, patrocinador, desde, hasta, adhesionAlumnos, adhesionEmpresas } = programme;
  const { para, exigeDedicacion, abierto, publicado } = programme;
  return {
    ...{ textos, entradillas, patrocinador, desde, hasta, adhesionAlumnos, adhesionEmpresas },
    ...{ para, exigeDedicacion, abierto, publicado },
  };
}

interface Answered {
  readonly idPrograma: number;
  readonly adhesiones: readonly number[];
  readonly motivo?: string;
}

/** Answers requests to join and tells each whose answer this is. */
async function answer(
  ctx: ManagerCtx,
  { idPrograma, adhesiones, motivo = '' }: Answered,
  estado: Exclude<AdhesionState, 'solicitada'>,
) {
  const programme = await locked(ctx, idPrograma);
  const changed = await answerAdhesions(ctx.db, idPrograma, adhesiones, {
    estado,
    motivo: motivo || null,
    resuelta: ctx.now(),
  });
  if (changed.length > 0) {
    await recordAct(ctx, 'programa', idPrograma, estado === 'aceptada' ? 'validada' : 'rechazada');
    await tellAdhesions(
      ctx,
      changed,
      estado === 'aceptada' ? 'adhesionAccepted' : 'adhesionRefused',
      programme,
    );
  }
  return { numCambiadas: changed.length };
}

export const managedProgrammesRoutes = routes({
  async listManagedProgrammes({ query: { pagina, porPagina } }, { db, language, brand }) {
    const [rows, numTotal] = await Promise.all([
      pageOf(db, porPagina, (pagina - 1) * porPagina),
      stored.count(db),
    ]);
    const programas = rows.map(({ programme, ...numbers }) => ({
      idPrograma: programme.id,
      ...titleFor(programme.textos, language, brand),
      patrocinador: programme.patrocinador,
      desde: programme.desde,
      hasta: programme.hasta,
      abierto: programme.abierto,
      publicado: programme.publicado,
      ...numbers,
    }));
    return { programas, numTotal };
  },

  async getManagedProgramme({ params }, ctx) {
    const programme = await stored.existing(ctx.db, params.id);
    const documents = await documentsOf(ctx.db, programme.id);
    const { numSolicitadas, numAlumnos, numEmpresas, numOfertas } = programme;
    return {
      idPrograma: programme.id,
      version: programme.version,
      modificada: programme.modificada.toISOString(),
      programa: contentOf(programme),
      ...{ numSolicitadas, numAlumnos, numEmpresas, numOfertas },
      urlImagen: pictureOf(ctx, programme.imagenId),
      documentos: documents.map(({ id, nombre, creada, fileId }) => ({
        id,
        nombre,
        fecha: creada.toISOString(),
        url: ctx.files.link(fileId, nombre).url,
      })),
    };
  },

  createProgramme: async ({ body }, ctx) => ({
    idPrograma: await writes.create(ctx, body.claveEnvio, await checked(ctx, body.programa)),
  }),

  async editProgramme({ body }, ctx) {
    const { id } = await locked(ctx, body.idPrograma);
    return writes.edit(ctx, { id, version: body.version }, await checked(ctx, body.programa));
  },

  async deleteProgramme({ body: { id } }, ctx) {
    if (!(await lockProgramme(ctx.db, id))) return null;
    const { numOfertas } = await stored.existing(ctx.db, id);
    if (numOfertas > 0 || (await hasAdhesions(ctx.db, id))) throw new Refusal('cannotChangeState');
    return writes.remove(ctx, id);
  },

  setProgrammePicture: replacePicture,
  addProgrammeDocument: addDocument,

  async deleteProgrammeDocument({ body: { id } }, ctx) {
    const programmeId = await deleteDocument(ctx.db, id);
    if (programmeId !== undefined) await recordAct(ctx, 'programa', programmeId, 'modificada');
    return null;
  },

  async listAdhesions({ params, query: { pagina, porPagina, ...filters } }, { db }) {
    await stored.existing(db, params.id);
    return adhesionsPage(db, params.id, filters, { limit: porPagina, offset: (pagina - 1) * porPagina });
  },

  acceptAdhesions: ({ body }, ctx) => answer(ctx, body, 'aceptada'),
  refuseAdhesions: ({ body }, ctx) => answer(ctx, body, 'rechazada'),

  async exportAdhesions({ body: { idPrograma, formato } }, ctx) {
    await stored.existing(ctx.db, idPrograma);
    const { adhesiones } = await adhesionsPage(ctx.db, idPrograma, {}, { limit: 20_000, offset: 0 });
    const { nombre, bytes } = await adhesionsSheet(adhesiones, formato, ctx, idPrograma);
    await recordAct(ctx, 'programa', idPrograma, 'exportada');
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },
});

async function replacePicture({ body }: Input<typeof setProgrammePicture>, ctx: ManagerCtx) {
  const { idPrograma, extension, ficheroB64 } = body;
  await locked(ctx, idPrograma);
  await setPicture(ctx.db, idPrograma, await savePicture(ctx, { extension, ficheroB64, nombre: 'imagen' }));
  await recordAct(ctx, 'programa', idPrograma, 'modificada');
  return null;
}

async function addDocument({ body }: Input<typeof addProgrammeDocument>, ctx: ManagerCtx) {
  const { id: programmeId } = await locked(ctx, body.idPrograma);
  const fileId = await ctx.files.saveUpload(ctx, 'fichero', body.fichero);
  const { nombre } = body.fichero;
  await recordAct(ctx, 'programa', programmeId, 'modificada');
  return { id: await insertDocument(ctx.db, { programmeId, fileId, nombre, creada: ctx.now() }) };
}
