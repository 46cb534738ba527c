import type { apply } from '@portal/contract/applications';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { OfferContent } from '@portal/contract/offers';
import { batched } from '../../db/batched.ts';
import type { Database, Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { WithNotice } from '../../http/with-notice.ts';
import { ca } from '../../texts/ca/applications.ts';
import { en } from '../../texts/en/applications.ts';
import { es } from '../../texts/es/applications.ts';
import { documentTypes } from '../catalogue/lists/document-types.ts';
import { withoutHidden } from '../cv/cv.rules.ts';
import type { Profile } from '../cv/profile.ts';
import { assess } from '../eligibility/eligibility.rules.ts';
import { toRequirementCheck } from '../eligibility/eligibility-texts.ts';
import {
  type DocumentToSend,
  type NewApplication,
  readToApply,
  type ToApply,
  type Written,
  writeApplication,
  writeApplications,
  writeDocuments,
} from './apply.queries.ts';
import {
  countWishes,
  documentsFromCv,
  documentsStillMissing,
  refuseAccess,
  type Unmet,
  unmetRules,
} from './apply.rules.ts';

const texts = { es, ca, en };

type ApplyCtx = Ctx<StudentSession>;

interface Request {
  readonly body: Input<typeof apply>['body'];
  readonly ctx: ApplyCtx;
}

/** What may be sent: the application, and the CV's own documents that go along. */
interface Sendable {
  readonly application: NewApplication;
  readonly fromCv: Profile['documentos'];
  readonly documentos: Request['body']['documentos'];
}

interface Taken extends Sendable {
  /** Undefined where it is still to be written. */
  readonly written: Written | undefined;
}

/** Takes applications in: those that come while two lots are being taken go together with the next. */
export type ApplicationIntake = (request: Request) => Promise<Taken>;

const maxAtOnce = 50;

export const openApplicationIntake = (database: Database): ApplicationIntake =>
  batched(maxAtOnce, (requests: readonly Request[]) => takeIn(database, requests));

/**
 * Reads what all of them are about in one statement and writes those that nothing stands in the way of in another,
 * but for those with documents, whose files are theirs to save. Each gets its own refusal.
 */
async function takeIn(db: Db, requests: readonly Request[]): Promise<(Taken | Error)[]> {
  const applying = requests.map(({ body, ctx }) => ({
    urlOferta: body.urlOferta,
    studentId: ctx.session.accountId,
  }));
  const read = await readToApply(db, applying);
  const checked = requests.map((request, index) => checkApplication(request, read[index]));
  const ready = checked.filter(isOneStatement);
  const results =
    ready.length === 0
      ? []
      : await writeApplications(
          db,
          ready.map(({ application }) => application),
        );
  const written = new Map<unknown, Written | undefined>(ready.map((one, index) => [one, results[index]]));
  return checked.map((one) => (one instanceof Error ? one : { written: written.get(one), ...one }));
}

/** Most send no documents: then one statement is all there is to write. */
const isOneStatement = (one: Sendable | Error): one is Sendable =>
  !(one instanceof Error) && one.fromCv.length === 0 && one.documentos.length === 0;

/**
 * The guards, in the order in which a person can do something about them: the offer, the services, the
 * application there is, the rules, the documents, the conditions.
 */
function checkApplication({ body, ctx }: Request, read: ToApply | undefined): Sendable | Error {
  const { session, brand, language } = ctx;
  const [now, today] = [ctx.now(), ctx.today()];
  if (!read) return new Refusal('offerNotFound');
  const { offer, profile } = read;
  const barred = refuseAccess(offer, profile, today);
  if (barred) return new Refusal(barred);
  const checks = assess(profile, offer, { today, brand });
  const unmet = unmetRules(checks);
  if (unmet) return requirementsRefusal(unmet, language);
  const missing = documentsStillMissing(offer, profile, body.documentos);
  if (missing.length > 0) return documentsRefusal(missing, language);
  if (offer.tipo === 'practicas' && !body.aceptaCondiciones) {
    return new FieldRefusal([{ campo: 'aceptaCondiciones', error: 'conditions' }]);
  }
  const application: NewApplication = {
    offer,
    studentId: session.accountId,
    cv: withoutHidden(profile.cv, brand),
    presentacion: body.presentacion || null,
    now,
    today,
    ...countWishes(checks),
  };
  return {
    application,
    fromCv: documentsFromCv(offer, profile, body.documentos, brand),
    documentos: body.documentos,
  };
}

/**
 * A student applies. Whatever refuses leaves nothing behind; what passes is written whole, once, however often
 * it is sent.
 */
export async function applyToOffer(
  desk: ApplicationIntake,
  { body }: Input<typeof apply>,
  ctx: ApplyCtx,
): Promise<Answer<typeof apply> | WithNotice<Answer<typeof apply>>> {
  const sendable = await desk({ body, ctx });
  const { application, written } = sendable;
  if (written !== undefined) numberOf(written);
  else await ctx.transaction((db) => writeWithDocuments({ ...ctx, db }, sendable));
  // What is written is written: the clock wakes it as well.
  await ctx.jobs.wake('applied').catch((error: unknown) => ctx.log.warn({ err: error }, 'not woken'));
  const { urlAcceso, urlInscripcionExterna } = application.offer;
  const answer = { urlAcceso, urlInscripcionExterna };
  if (!urlInscripcionExterna) return answer;
  const { titulo, mensaje, boton } = texts[ctx.language].registerOutside;
  return new WithNotice(answer, { titulo, mensaje, boton: { texto: boton, enlace: urlInscripcionExterna } });
}

/** Throws alreadyApplied (10) where another tab was quicker, offerNotFound (4) where the offer was closed. */
function numberOf(written: Written): number {
  if (typeof written === 'string') throw new Refusal(written);
  return written;
}

function requirementsRefusal({ refusal, checks }: Unmet, language: Language): Refusal {
  const requisitos = checks.map((check) => toRequirementCheck(check, language));
  // Each is a sentence, with commas of its own; the message puts the last full stop itself.
  const sentences = requisitos.map(({ texto }) => texto).join(' ');
  return new Refusal(refusal, {
    datos: { requisitos },
    values: { requisitos: sentences.replace(/\.$/, '') },
  });
}

function documentsRefusal(missing: OfferContent['documentosRequeridos'], language: Language): Refusal {
  const documentacionNecesaria = missing.map(({ idTipoDocumento, nombre }) => ({
    idTipoDocumento,
    nombre: documentTypes.find((kind) => kind.idTipoDocumento === idTipoDocumento)?.texts[language] ?? nombre,
  }));
  const documentos = documentacionNecesaria.map(({ nombre }) => nombre).join(', ');
  return new Refusal('missingDocumentation', { datos: { documentacionNecesaria }, values: { documentos } });
}

/** What the offer asks for and the CV has goes along by itself; what was sent is kept with it. */
async function writeWithDocuments(
  ctx: ApplyCtx,
  { application, fromCv, documentos }: Sendable,
): Promise<void> {
  // Files first: they take longest, and whoever else applies does not wait for them.
  const documents: DocumentToSend[] = fromCv.map((document) => ({ ...document, url: null }));
  for (const [index, { idTipoDocumento, nombre, fichero, url }] of documentos.entries()) {
    const fileId = fichero ? await ctx.files.saveUpload(ctx, `documentos.${index}`, fichero) : null;
    documents.push({ idTipoDocumento, nombre, fileId, url: url ?? null });
  }
  const id = numberOf(await writeApplication(ctx.db, application));
  await writeDocuments(ctx.db, id, documents);
}
