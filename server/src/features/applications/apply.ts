import type { apply } from '@portal/contract/applications';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { WithNotice } from '../../http/with-notice.ts';
import { ca } from '../../texts/ca/applications.ts';
import { en } from '../../texts/en/applications.ts';
import { es } from '../../texts/es/applications.ts';
import { writeAnswer, writeOpened } from '../external-applications/external-applications.queries.ts';
import {
  type DocumentToSend,
  type NewApplication,
  type Written,
  writeApplication,
  writeDocuments,
} from './apply.queries.ts';
import type { Sendable } from './apply-check.ts';
import type { ApplicationIntake } from './apply-intake.ts';

const texts = { es, ca, en };

type ApplyCtx = Ctx<StudentSession>;

/**
 * A student applies. A refusal leaves nothing behind; what passes is written whole, once, however often
 * it is sent.
 */
export async function applyToOffer(
  intake: ApplicationIntake,
  { body }: Input<typeof apply>,
  ctx: ApplyCtx,
): Promise<Answer<typeof apply> | WithNotice<Answer<typeof apply>>> {
  const sendable = await intake({ body, ctx });
  const { application, written } = sendable;
  if (sendable.isElsewhere) return noteElsewhere(application, ctx);
  if (written !== undefined) numberOf(written);
  else await ctx.transaction((db) => writeWithDocuments({ ...ctx, db }, sendable));
  // What is written is written: the clock wakes it as well.
  await ctx.jobs.wake('applied').catch((error: unknown) => ctx.log.warn({ err: error }, 'not woken'));
  return { urlAcceso: application.offer.urlAcceso, urlInscripcionExterna: null };
}

/** Of an offer that is applied to on the company's page: the student's word for it is kept, and the page named. */
async function noteElsewhere(
  { offer: { id, urlAcceso, urlInscripcionExterna }, studentId, now }: NewApplication,
  ctx: ApplyCtx,
): Promise<WithNotice<Answer<typeof apply>>> {
  await ctx.transaction(async (db) => {
    await writeOpened(db, id, studentId, now);
    await writeAnswer(db, urlAcceso, studentId, 'si', now);
  });
  const { titulo, mensaje, boton } = texts[ctx.language].registerOutside;
  return new WithNotice(
    { urlAcceso, urlInscripcionExterna },
    { titulo, mensaje, boton: { texto: boton, enlace: urlInscripcionExterna ?? '' } },
  );
}

/** Throws alreadyApplied (10) where another tab was quicker, offerNotFound (4) where the offer was closed. */
function numberOf(written: Written): number {
  if (typeof written === 'string') throw new Refusal(written);
  return written;
}

/** What the offer asks for and the CV has goes along by itself; what was sent is kept with it. */
async function writeWithDocuments(
  ctx: ApplyCtx,
  { application, fromCv, documentos }: Sendable,
): Promise<void> {
  // Files first: they take longest, and other students who apply do not wait for them.
  const documents: DocumentToSend[] = fromCv.map((document) => ({ ...document, url: null }));
  for (const [index, { idTipoDocumento, nombre, fichero, url }] of documentos.entries()) {
    const fileId = fichero ? await ctx.files.saveUpload(ctx, `documentos.${index}`, fichero) : null;
    documents.push({ idTipoDocumento, nombre, fileId, url: url ?? null });
  }
  const id = numberOf(await writeApplication(ctx.db, application));
  await writeDocuments(ctx.db, id, documents);
}
