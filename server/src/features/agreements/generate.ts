import type { AgreementDraft, AgreementRequest, addAgreement as addCall } from '@portal/contract/agreements';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { UploadedFile } from '@portal/contract/files';
import type { Language } from '@portal/contract/languages';
import { inLanguage } from '@portal/contract/screens';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { WithNotice } from '../../http/with-notice.ts';
import { agreementTextsOf, printedFields } from './agreement-fields.ts';
import { printAgreement } from './agreement-pdf.ts';
import { currentText } from './agreement-text.ts';
import { fileName, keptDraft } from './agreement-views.ts';
import {
  type Agreement,
  addAgreement,
  addEvent,
  addVersion,
  changeAgreement,
  newestVersionOf,
  nextNumber,
} from './agreements.queries.ts';
import {
  actProblem,
  agreementNumber,
  keptRequest,
  newCode,
  requestProblems,
  sameData,
  stateAfter,
} from './agreements.rules.ts';
import { sha256 } from './check-file.ts';
import { alikeOf, generatedBy, lockAgreement } from './company-agreements.queries.ts';
import { keepInCompany } from './keep-in-company.ts';
import { lockCompanyOf, type PrintedParties, partiesOf } from './parties.queries.ts';

type Given = Answer<typeof addCall>;
type CompanyCtx = Ctx<CompanySession>;

/** Where anybody can check a document by its code. */
export const verifyUrl = (
  { publicUrl }: Pick<Ctx, 'publicUrl'>,
  language: Language,
  codigo: string,
): string => `${publicUrl}${inLanguage(`/comprobar-documento/${codigo}`, language)}`;

/** Generates an agreement, in a further version where one is named; the same one sent twice is generated once. */
export async function generateAgreement(
  { body }: Input<typeof addCall>,
  ctx: CompanyCtx,
): Promise<Given | WithNotice<Given>> {
  if (!ctx.brand.opciones.crearConvenios) throw new Refusal('actionNotAllowed');
  const { companyId } = ctx.session;
  const { idConvenio, version, claveEnvio, adjunto, ...sent } = body;
  const today = ctx.today();
  const asksForDataText = ctx.brand.opciones.textoTratamientoDatos;
  const request = keptRequest(sent, asksForDataText);
  const datos = keptDraft(request);
  // Two contacts who send at once come one after the other.
  await lockCompanyOf(ctx.db, companyId);
  const before = claveEnvio
    ? await generatedBy(ctx.db, companyId, claveEnvio)
    : idConvenio === undefined
      ? await alikeOf(ctx.db, companyId, datos)
      : undefined;
  if (before && !(await wasSent(ctx, before, datos, adjunto)))
    throw new Refusal('cannotChangeState', { words: agreementTextsOf[ctx.language].otherData });
  if (before) return answered(ctx, await givenOf(ctx, before));
  const named = idConvenio === undefined ? undefined : await lockAgreement(ctx.db, companyId, idConvenio);
  if (idConvenio !== undefined && !named) throw new Refusal('actionNotAllowed');
  if (named && version !== undefined && version !== named.version) throw new Refusal('cannotChangeState');
  if (named && actProblem('generate', named)) throw new Refusal('cannotChangeState');
  const problems = requestProblems(sent, { today, asksForDataText });
  if (problems.length > 0) throw new FieldRefusal(problems);
  const parties = await partiesOf(ctx.db, companyId, datos);
  if (!parties.gestion || !parties.facturacion || !parties.cuenta) throw new Refusal('actionNotAllowed');
  const adjuntoId = adjunto ? await ctx.files.saveUpload(ctx, 'adjunto', adjunto) : undefined;
  const numero = named?.numero ?? (await numberOf(ctx, today));
  const id = await keepGenerated(ctx, named, { request, datos, numero, adjuntoId, claveEnvio });
  await printVersion(ctx, { id, datos, numero, parties });
  await keepInCompany(ctx, request);
  return answered(ctx, await givenOf(ctx, { id, numero }));
}

/** Whether an agreement was generated from these data: its form may send other ones after an answer that was lost. */
async function wasSent(
  ctx: CompanyCtx,
  before: Agreement,
  datos: AgreementDraft,
  adjunto: UploadedFile | undefined,
): Promise<boolean> {
  const newest = await newestVersionOf(ctx.db, before.id);
  if (!newest || !sameData(newest.datos, datos)) return false;
  if (adjunto === undefined) return true;
  return before.adjuntoId !== null && ctx.files.isSame(ctx.db, before.adjuntoId, adjunto);
}

async function numberOf({ db }: CompanyCtx, today: string): Promise<string> {
  const year = Number(today.slice(0, 4));
  return agreementNumber(year, await nextNumber(db, year));
}

interface Generated {
  request: AgreementRequest;
  datos: AgreementDraft;
  numero: string;
  adjuntoId: number | undefined;
  claveEnvio: string | undefined;
}

async function keepGenerated(
  ctx: CompanyCtx,
  named: Agreement | undefined,
  { request, datos, numero, adjuntoId, claveEnvio }: Generated,
): Promise<number> {
  const now = ctx.now();
  const change = {
    datos,
    numero,
    estado: stateAfter.generate,
    tramitacionManual: request.tramitacionManual,
    sincaducidad: request.sincaducidad,
    fechaCaducidad: request.fechaCaducidad,
    claveEnvio: claveEnvio ?? null,
    desde: now,
    modificado: now,
    ...(adjuntoId !== undefined && { adjuntoId }),
  };
  const { companyId, accountId } = ctx.session;
  const id = named?.id ?? (await addAgreement(ctx.db, { ...change, companyId, creado: now }));
  if (named) await changeAgreement(ctx.db, id, change);
  if (!named?.numero)
    await addEvent(ctx.db, { agreementId: id, tipo: 'creado', fecha: named?.creado ?? now, accountId });
  const tipo = named?.numero ? 'corregido' : 'generado';
  await addEvent(ctx.db, { agreementId: id, tipo, fecha: now, accountId });
  return id;
}

async function printVersion(
  ctx: CompanyCtx,
  {
    id,
    datos,
    numero,
    parties,
  }: { id: number; datos: AgreementDraft; numero: string; parties: PrintedParties },
): Promise<void> {
  const { brand, language } = ctx;
  const codigo = newCode();
  const createdAt = ctx.now();
  const text = await currentText(ctx, ctx.db, language);
  const fields = printedFields(datos, parties, { language, today: ctx.today(), number: numero });
  const pdf = await printAgreement({
    text,
    fields,
    number: numero,
    code: codigo,
    verifyUrl: verifyUrl(ctx, language, codigo),
    language,
    institution: { nombre: brand.nombre, fundacion: brand.fundacion, acento: brand.colores.acento },
    createdAt,
  });
  const before = await newestVersionOf(ctx.db, id);
  await addVersion(ctx.db, {
    agreementId: id,
    numVersion: (before?.numVersion ?? 0) + 1,
    codigo,
    idioma: language,
    empresa: parties.empresa.nombreFiscal,
    datos,
    impreso: { texto: text, campos: fields },
    generadoId: await ctx.files.save(ctx, fileName, 'pdf', pdf),
    generadoSha256: sha256(pdf),
    creada: createdAt,
  });
}

async function givenOf(ctx: CompanyCtx, { id, numero }: Pick<Agreement, 'id' | 'numero'>): Promise<Given> {
  const newest = await newestVersionOf(ctx.db, id);
  if (numero === null || !newest?.generadoId) throw new Error('an agreement was not generated');
  return { idConvenio: id, numero, enlace: ctx.files.link(newest.generadoId, 'convenio') };
}

/** With the institution's own words, where it has some. */
function answered({ brand, language }: CompanyCtx, given: Given): Given | WithNotice<Given> {
  const mensaje = brand.mensajeConvenio?.[language];
  if (!mensaje) return given;
  return new WithNotice(given, { titulo: agreementTextsOf[language].generated, mensaje, boton: null });
}
