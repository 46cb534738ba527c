import type { apply } from '@portal/contract/applications';
import { dayIn } from '@portal/contract/days';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { OfferContent } from '@portal/contract/offers';
import type { Db } from '../../db/database.ts';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import type { Profile } from '../cv/profile.ts';
import { documentTypes } from '../domains/catalogue/document-types.ts';
import { assess } from '../offers/eligibility.rules.ts';
import { toRequirementCheck } from '../offers/eligibility-texts.ts';
import {
  type DocumentToSend,
  type NewApplication,
  readToApply,
  writeApplication,
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

type Applying = Ctx<StudentSession>;
type Body = Input<typeof apply>['body'];

/**
 * A student applies. The guards come in the order in which a person can do something about them: the offer,
 * the services, the application there is, the rules, the documents, the conditions. Whatever refuses leaves
 * nothing behind; what passes is written whole, once, however often it is sent.
 */
export async function applyToOffer(
  { body }: Input<typeof apply>,
  ctx: Applying,
): Promise<Answer<typeof apply>> {
  const { session, brand, language } = ctx;
  const now = ctx.now();
  const today = dayIn(brand.zonaHoraria, now);
  const offer = await readToApply(ctx.db, body.urlOferta, session.accountId);
  if (!offer) throw new Refusal('offerNotFound');
  const { profile } = offer;

  const barred = refuseAccess(offer, profile, today);
  if (barred) throw new Refusal(barred);
  const checks = assess(profile, offer, { today, brand });
  const unmet = unmetRules(checks);
  if (unmet) throw requirementsRefusal(unmet, language);
  const missing = documentsStillMissing(offer, profile, body.documentos);
  if (missing.length > 0) throw documentsRefusal(missing, language);
  if (offer.tipo === 'practicas' && !body.aceptaCondiciones) {
    throw new FieldRefusal([{ campo: 'aceptaCondiciones', error: 'conditions' }]);
  }

  const application: NewApplication = {
    offer,
    studentId: session.accountId,
    cv: profile.cv,
    presentacion: body.presentacion || null,
    ...countWishes(checks),
    now,
    today,
  };
  const fromCv = documentsFromCv(offer, profile, body.documentos);
  // Most send no documents, and then one statement is all there is to write.
  if (fromCv.length > 0 || body.documentos.length > 0 || offer.idEstado !== null) {
    await ctx.transaction(async (db) => {
      const applicationId = await write(db, application);
      await sendDocuments({ ...ctx, db }, applicationId, fromCv, body);
    });
  } else {
    await write(ctx.db, application);
  }
  // What is written is written: the clock wakes it as well.
  await ctx.jobs.wake('applied').catch((error: unknown) => ctx.log.warn({ err: error }, 'not woken'));
  return { urlAcceso: offer.urlAcceso, urlInscripcionExterna: offer.urlInscripcionExterna };
}

/** Throws alreadyApplied (10) where another tab was quicker, offerNotFound (4) where the offer was closed. */
async function write(db: Db, application: NewApplication): Promise<number> {
  const written = await writeApplication(db, application);
  if (typeof written === 'string') throw new Refusal(written);
  return written.id;
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
async function sendDocuments(
  ctx: Applying,
  applicationId: number,
  fromCv: Profile['documentos'],
  { documentos }: Body,
): Promise<void> {
  const documents: DocumentToSend[] = fromCv.map((document) => ({ ...document, url: null }));
  for (const { idTipoDocumento, nombre, fichero, url } of documentos) {
    const fileId = fichero ? await ctx.files.saveUpload(ctx, fichero) : null;
    documents.push({ idTipoDocumento, nombre, fileId, url: url ?? null });
  }
  await writeDocuments(ctx.db, applicationId, documents);
}
