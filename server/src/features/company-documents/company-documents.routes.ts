import type { addCompanyDocument } from '@portal/contract/company-documents';
import type { Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, HttpFailure, Refusal } from '../../http/refusal.ts';
import type { CompanySession, ManagerSession } from '../../http/session.ts';
import { notify, notifyCompanies, notifyCompany, settleCompany } from '../../notify/notify.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { studentOf } from '../placements/people.queries.ts';
import { addEvent } from '../placements/placements.queries.ts';
import {
  askableIds,
  askedUnder,
  companyName,
  deleteDocument,
  documentsOf,
  filesOf,
  findDocuments,
  findZip,
  insertDocument,
  insertRequests,
  insertZip,
  lockDocument,
  readDocumentation,
  type StoredDocument,
  searchCompanies,
  updateDocument,
} from './company-documents.queries.ts';
import {
  acceptedBefore,
  isSameRequest,
  keptOfAccepted,
  mayHandIn,
  noneBefore,
} from './company-documents.rules.ts';
import { mustFitKind } from './fit-kind.ts';
import { mostZipBytes, zipNames } from './make-zip.ts';

type CompanyCtx = Ctx<CompanySession>;

/** Where a company sees to a document. */
const placeOf = (id: number): string => `/documentacion?documento=${id}`;

const withLink =
  ({ files }: Pick<Ctx, 'files'>) =>
  <D extends Pick<StoredDocument, 'fileId' | 'nombreFichero' | 'anterior'>>({
    fileId,
    nombreFichero,
    anterior,
    ...document
  }: D) => ({
    ...document,
    documento: fileId === null || nombreFichero === null ? null : files.link(fileId, nombreFichero),
    anterior: anterior && {
      caduca: anterior.caduca,
      documento: files.link(anterior.fileId, anterior.nombreFichero),
    },
  });

async function listOf(ctx: CompanyCtx, kinds: Parameters<typeof documentsOf>[2]) {
  return (await documentsOf(ctx.db, ctx.session.companyId, kinds)).map(withLink(ctx));
}

export const companyDocumentsRoutes = routes({
  listAnnexes: (_, ctx) => listOf(ctx, { tipos: ['anexo'] }),
  listInformativeNotes: (_, ctx) => listOf(ctx, { tipos: ['notaCurricular', 'notaExtraordinaria'] }),
  listProvidedDocuments: (_, ctx) => listOf(ctx, { entregados: true }),
  listPlacementDocuments: (_, ctx) => listOf(ctx, { dePracticas: true }),

  async getDocumentation({ query: { pagina, porPagina, ...filters } }, ctx) {
    const page = { limit: porPagina, offset: (pagina - 1) * porPagina };
    const found = await readDocumentation(ctx.db, ctx.session.companyId, filters, ctx.today(), page);
    const linked = withLink(ctx);
    return { ...found, porHacer: found.porHacer.map(linked), documentos: found.documentos.map(linked) };
  },

  addCompanyDocument: handIn,

  async removeCompanyDocument({ body: { id } }, { db, session }) {
    const document = await lockDocument(db, id);
    if (document?.companyId !== session.companyId || document.aportadoPor !== 'empresa')
      throw new Refusal('actionNotAllowed');
    if (document.estado === 'aceptado' || document.fileId === null) throw new Refusal('cannotChangeState');
    const before = acceptedBefore(document);
    if (before) await updateDocument(db, id, before);
    else if (document.pedido === null) await deleteDocument(db, id);
    else await updateDocument(db, id, { estado: 'pendiente', fileId: null, fecha: null, entregado: null });
    return null;
  },

  async zipDocuments({ body: { documentos } }, ctx) {
    const { companyId, accountId } = ctx.session;
    const wanted = [...new Set(documentos)];
    const found = await filesOf(ctx.db, companyId, wanted);
    if (found.length < wanted.length) throw new Refusal('actionNotAllowed');
    if (found.reduce((sum, { bytes }) => sum + bytes, 0) > mostZipBytes)
      throw new HttpFailure(413, 'fileTypeNotAllowed');
    const id = await insertZip(ctx.db, {
      companyId,
      accountId,
      documentos: wanted,
      idioma: ctx.language,
      creado: ctx.now(),
    });
    await ctx.jobs.send(ctx.db, 'documentZip', { id });
    return { id };
  },

  async getDocumentZip({ params }, { db, session, files }) {
    const found = await findZip(db, params.id);
    if (found?.accountId !== session.accountId || found.companyId !== session.companyId)
      throw new Refusal('actionNotAllowed');
    const { estado, fileId, idioma } = found;
    return { estado, fichero: fileId === null ? null : files.link(fileId, zipNames[idioma]) };
  },

  async listCompanyDocuments({ query: { pagina, porPagina, ...filters } }, ctx) {
    const page = { limit: porPagina, offset: (pagina - 1) * porPagina };
    const found = await findDocuments(ctx.db, filters, page);
    return { ...found, documentos: found.documentos.map(withLink(ctx)) };
  },

  askableCompanies: ({ query: { texto } }, { db }) => searchCompanies(db, texto),

  async requestCompanyDocument({ body: { empresas, ...asked } }, ctx) {
    if (asked.fechaLimite !== null && asked.fechaLimite < ctx.today())
      throw new FieldRefusal([{ campo: 'fechaLimite', error: fieldError('datePast') }]);
    const wanted = [...new Set(empresas)];
    const found = await askableIds(ctx.db, wanted);
    if (found.length < wanted.length) throw new Refusal('actionNotAllowed');
    const before = await askedUnder(ctx.db, asked.claveEnvio);
    if (before.length > 0 && !isSameRequest(before, { ...asked, companyIds: found }))
      throw new Refusal('cannotChangeState');
    const now = ctx.now();
    const made = await insertRequests(ctx.db, found, { ...asked, pedido: now, creado: now });
    const { nombre, fechaLimite } = asked;
    const tipo = fechaLimite === null ? 'companyDocumentRequested' : 'companyDocumentRequestedBy';
    await notifyCompanies(
      ctx,
      made.map(({ id, companyId }) => ({
        companyId,
        event: {
          tipo,
          datos: { documento: nombre, fecha: fechaLimite },
          urlAcceso: placeOf(id),
          importante: true,
        },
      })),
    );
    for (const { companyId } of made) await recordAct(ctx, 'empresa', companyId, 'documentoPedido');
    return { pedidos: wanted.length };
  },

  async withdrawCompanyDocument({ body: { id } }, ctx) {
    const document = await lockDocument(ctx.db, id);
    if (document?.estado !== 'pendiente') throw new Refusal('noSuchMove');
    const { companyId, nombre } = document;
    await deleteDocument(ctx.db, id);
    await settleCompany(ctx.db, companyId, placeOf(id));
    const event = {
      tipo: 'companyDocumentWithdrawn',
      datos: { documento: nombre },
      urlAcceso: null,
    } as const;
    await notifyCompany(ctx, companyId, event);
    await recordAct(ctx, 'empresa', companyId, 'documentoRetirado');
    return null;
  },

  async acceptCompanyDocument({ body: { id, version, caduca } }, ctx) {
    if (caduca !== null && caduca < ctx.today())
      throw new FieldRefusal([{ campo: 'caduca', error: fieldError('datePast') }]);
    await decide(ctx, { id, version, values: { estado: 'aceptado', caduca, motivo: null, ...noneBefore } });
    return null;
  },

  async returnCompanyDocument({ body: { id, version, motivo } }, ctx) {
    await decide(ctx, { id, version, values: { estado: 'devuelto', motivo } });
    return null;
  },
});

/** Hands in what is awaited, in the place of what was handed in before; or what nobody asked for. */
async function handIn({ body }: Input<typeof addCompanyDocument>, ctx: CompanyCtx): Promise<{ id: number }> {
  const { companyId } = ctx.session;
  const { ficheroB64ParaAltas: ficheroB64, extension_adjunto, nombre, fecha, idDocumento, tipo } = body;
  const awaited = idDocumento === null ? undefined : await lockDocument(ctx.db, idDocumento);
  if (idDocumento !== null && (awaited?.companyId !== companyId || awaited.aportadoPor !== 'empresa'))
    throw new Refusal('actionNotAllowed');
  if (awaited && !mayHandIn(awaited, ctx.today())) throw new Refusal('cannotChangeState');
  mustFitKind(awaited?.tipo ?? tipo, { extension_adjunto }, 'extension_adjunto');
  const fileId = await ctx.files.saveUpload(ctx, 'ficheroB64ParaAltas', {
    ficheroB64,
    extension_adjunto,
    nombre,
  });
  const values = { fileId, fecha, entregado: ctx.now(), estado: 'entregado', motivo: null } as const;
  if (!awaited) {
    const made = { ...values, companyId, tipo, nombre, creado: ctx.now() };
    return { id: await insertDocument(ctx.db, made) };
  }
  await updateDocument(ctx.db, awaited.id, { ...values, caduca: null, ...keptOfAccepted(awaited) });
  await settleCompany(ctx.db, companyId, placeOf(awaited.id));
  await noteOfPlacement(ctx, awaited, 'documentoEntregado');
  // Of a file in the place of another nothing new is to be told.
  if (awaited.estado !== 'entregado')
    await tellManagers(ctx, ctx.db, {
      tipo: 'companyDocumentHandedIn',
      datos: { empresa: await companyName(ctx.db, companyId), documento: awaited.nombre },
    });
  return { id: awaited.id };
}

/** Everybody reads the history of a placement, and not everybody its documents: it names none. */
async function noteOfPlacement(
  { db, session, now }: CompanyCtx | Ctx<ManagerSession>,
  { idPractica }: { idPractica: number | null },
  tipo: 'documentoEntregado' | 'documentoAceptado' | 'documentoDevuelto',
): Promise<void> {
  if (idPractica === null) return;
  await addEvent(db, { placementId: idPractica, tipo, fecha: now(), accountId: session.accountId });
}

interface Decision {
  id: number;
  version: number;
  values:
    | ({ estado: 'aceptado'; motivo: null; caduca: string | null } & typeof noneBefore)
    | { estado: 'devuelto'; motivo: string };
}

/** Decides about what was handed in, as the manager has read it; the same decision again changes nothing. */
async function decide(ctx: Ctx<ManagerSession>, { id, version, values }: Decision): Promise<void> {
  const document = await lockDocument(ctx.db, id);
  if (!document) throw new Refusal('noSuchMove');
  if (document.estado === values.estado && document.version === version + 1) return;
  if (document.version !== version) throw new Refusal('cannotChangeState');
  if (document.estado !== 'entregado') throw new Refusal('noSuchMove');
  await updateDocument(ctx.db, id, { ...values, resuelto: ctx.now() });
  const { companyId, nombre } = document;
  const returned = values.estado === 'devuelto';
  const news = {
    tipo: returned ? 'companyDocumentReturned' : 'companyDocumentAccepted',
    datos: { documento: nombre, motivo: values.motivo },
    importante: returned,
  } as const;
  const student =
    document.aportadoPor === 'alumno' && document.idPractica !== null
      ? await studentOf(ctx.db, document.idPractica)
      : undefined;
  if (student === undefined) await notifyCompany(ctx, companyId, { ...news, urlAcceso: placeOf(id) });
  else await notify(ctx, [student], { ...news, urlAcceso: `/mis-practicas/${document.idPractica}` });
  const what = returned ? 'documentoDevuelto' : 'documentoAceptado';
  await noteOfPlacement(ctx, document, what);
  await recordAct(ctx, 'empresa', companyId, what);
}
