import type { apply } from '@portal/contract/applications';
import { dayIn } from '@portal/contract/days';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { OfferContent } from '@portal/contract/offers';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { readProfile } from '../cv/profile.queries.ts';
import type { Profile } from '../cv/profile.ts';
import { documentTypes } from '../domains/catalogue/document-types.ts';
import { assess } from '../offers/eligibility.rules.ts';
import { toRequirementCheck } from '../offers/eligibility-texts.ts';
import {
  type DocumentToSend,
  lockOfferToApply,
  type OfferToApply,
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
  const { db, session, brand, language } = ctx;
  const now = ctx.now();
  const today = dayIn(brand.zonaHoraria, now);
  const offer = await lockOfferToApply(db, body.urlOferta, session.accountId);
  const profile = await readProfile(db, session.accountId);

  const barred = refuseAccess(offer, profile, today);
  if (barred || !offer) throw new Refusal(barred ?? 'offerNotFound');
  const checks = assess(profile, offer, { today, brand });
  const unmet = unmetRules(checks);
  if (unmet) throw requirementsRefusal(unmet, language);
  const missing = documentsStillMissing(offer, profile, body.documentos);
  if (missing.length > 0) throw documentsRefusal(missing, language);
  if (offer.tipo === 'practicas' && !body.aceptaCondiciones) {
    throw new FieldRefusal([{ campo: 'aceptaCondiciones', error: 'conditions' }]);
  }

  const applicationId = await writeApplication(db, {
    offer,
    studentId: session.accountId,
    cv: profile.cv,
    presentacion: body.presentacion || null,
    ...countWishes(checks),
    now,
  });
  // Another tab was quicker: what it sent is what counts.
  if (applicationId === undefined) throw new Refusal('alreadyApplied');
  await sendDocuments(ctx, applicationId, offer, profile, body);
  await ctx.jobs.send(db, 'applied', { applicationId });
  return { urlAcceso: offer.urlAcceso, urlInscripcionExterna: offer.urlInscripcionExterna };
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
  offer: OfferToApply,
  profile: Profile,
  { documentos }: Body,
): Promise<void> {
  const documents: DocumentToSend[] = documentsFromCv(offer, profile, documentos).map((document) => ({
    ...document,
    url: null,
  }));
  for (const { idTipoDocumento, nombre, fichero, url } of documentos) {
    const fileId = fichero ? await ctx.files.saveUpload(ctx, fichero) : null;
    documents.push({ idTipoDocumento, nombre, fileId, url: url ?? null });
  }
  await writeDocuments(ctx.db, applicationId, documents, offer.idEstado !== null);
}
