import type { OfferType } from '@portal/contract/offer-fields';
import { maxProgrammes, type ProgrammeDetail } from '@portal/contract/programmes';
import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { titleFor } from '../communications/communications.rules.ts';
import { serviceRefusal } from '../eligibility/service.rules.ts';
import { askerOf, join, leave, type ReaderCtx, readable } from './joining.ts';
import { cardOf, wordsOf } from './programme-views.ts';
import {
  activeProgrammes,
  documentById,
  documentsOf,
  documentsOfAll,
  openOffersOf,
  programmesOfCompany,
  programmesOfStudent,
} from './programmes.queries.ts';
import { isActive, mayAsk, takesPart, takesPartAsCompany } from './programmes.rules.ts';

/** Most offers that are named on the page of a programme. */
const maxOffers = 20;

async function read(ctx: ReaderCtx, id: number): Promise<ProgrammeDetail> {
  const { programme, adhesion } = await readable(ctx, id);
  const asker = await askerOf(ctx);
  const participa = takesPart(programme, adhesion, asker);
  const documents = await documentsOf(ctx.db, programme.id);
  const { numOfertas, ofertas } = await openOffersOf(ctx.db, programme.id, ctx.today(), maxOffers);
  return {
    ...cardOf(ctx, programme),
    descripcion: wordsOf(programme, ctx).descripcion,
    adhesion: adhesion
      ? { estado: adhesion.estado, fecha: adhesion.creada.toISOString(), motivo: adhesion.motivo }
      : null,
    puedeSolicitar: !adhesion && mayAsk(programme, asker, ctx.today()),
    participa,
    documentos: participa
      ? documents.map(({ id: document, nombre, creada }) => ({
          id: document,
          nombre,
          fecha: creada.toISOString(),
        }))
      : [],
    numDocumentos: documents.length,
    numOfertas,
    ofertas: ofertas.filter(({ tipo }) => seesOffers(ctx, tipo)),
  };
}

/** Whether the reader is a student who sees offers of this type. */
const seesOffers = ({ session }: ReaderCtx, tipo: OfferType): boolean =>
  session.userType === 'Alumno' && serviceRefusal(tipo, session) === undefined;

/** A link to a document of a programme, for who takes part. Throws programmeNotFound (63), adheredOnly (91). */
async function documentFor(ctx: ReaderCtx, id: number) {
  const document = await documentById(ctx.db, id);
  if (!document) throw new Refusal('programmeNotFound');
  const { programme, adhesion } = await readable(ctx, document.programmeId);
  if (!takesPart(programme, adhesion, await askerOf(ctx))) throw new Refusal('adheredOnly');
  return ctx.files.link(document.fileId, document.nombre);
}

export const programmesRoutes = routes({
  async listActiveProgrammes(_, ctx) {
    if (!ctx.brand.opciones.programasPracticas) return [];
    const found = await activeProgrammes(ctx.db, ctx.today(), maxProgrammes);
    return found.map((programme) => cardOf(ctx, programme));
  },

  async listCompanyProgrammes(_, ctx) {
    const { db, brand, language, session } = ctx;
    if (!brand.opciones.programasPracticas) return [];
    const rows = await programmesOfCompany(db, session.companyId, maxProgrammes);
    return rows.map(({ programme, estado }) => ({
      idPrograma: programme.id,
      titulo: titleFor(programme.textos, language, brand).titulo,
      estado,
      puedeOfertar: isActive(programme, ctx.today()) && takesPartAsCompany(programme, estado),
      exigeDedicacion: programme.exigeDedicacion,
    }));
  },

  async listProgrammeDocuments(_, { db, brand, language, files, session }) {
    if (!brand.opciones.programasPracticas) return [];
    const rows = await programmesOfCompany(db, session.companyId, maxProgrammes);
    const joined = rows.filter(({ programme, estado }) => takesPartAsCompany(programme, estado));
    const documents = await documentsOfAll(
      db,
      joined.map(({ programme }) => programme.id),
    );
    return joined.flatMap(({ programme }) => {
      const documentos = documents
        .filter(({ programmeId }) => programmeId === programme.id)
        .map(({ id, nombre, creada, fileId }) => ({
          ...{ id, nombre, fecha: creada.toISOString() },
          documento: files.link(fileId, nombre),
        }));
      const { titulo } = titleFor(programme.textos, language, brand);
      return documentos.length === 0 ? [] : [{ idPrograma: programme.id, titulo, documentos }];
    });
  },

  async listStudentProgrammes(_, { db, brand, language, session }) {
    if (!brand.opciones.programasPracticas) return [];
    const rows = await programmesOfStudent(db, session.accountId, maxProgrammes);
    return rows.map(({ programme, estado }) => ({
      idPrograma: programme.id,
      titulo: titleFor(programme.textos, language, brand).titulo,
      estado,
    }));
  },

  getProgramme: ({ params }, ctx) => read(ctx, params.id),
  getCompanyProgramme: ({ params }, ctx) => read(ctx, params.id),
  joinProgramme: ({ params }, ctx) => join(ctx, params.id),
  joinProgrammeAsCompany: ({ params }, ctx) => join(ctx, params.id),
  leaveProgramme: ({ params }, ctx) => leave(ctx, params.id),
  leaveProgrammeAsCompany: ({ params }, ctx) => leave(ctx, params.id),
  getProgrammeDocument: ({ params }, ctx) => documentFor(ctx, params.id),
  getCompanyProgrammeDocument: ({ params }, ctx) => documentFor(ctx, params.id),
});
