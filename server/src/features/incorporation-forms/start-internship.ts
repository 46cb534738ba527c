import type { IncorporationDraft, InternshipKind } from '@portal/contract/incorporation-forms';
import type { AgreedOrigin } from '@portal/contract/offers';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { insertAgreedApplication } from '../applications/agreed-application.queries.ts';
import { readToApply } from '../applications/apply.queries.ts';
import { writeSnapshot } from '../applications/put-forward.queries.ts';
import { withoutHidden } from '../cv/cv.rules.ts';
import { recordOfferEvent } from '../offer-history/record-event.ts';
import { insertAgreedOffer } from '../offers/agreed-offer.queries.ts';
import { addEvent, insertForm, sourcesOf } from './incorporation-forms.queries.ts';
import { prefilled } from './incorporation-forms.rules.ts';
import { agreedContent, mergedDrafts } from './start-internship.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;

export interface AgreedInternship {
  studentId: number;
  companyId: number;
  titulo: string;
  tipoPractica: InternshipKind;
  origen: AgreedOrigin;
  /** What was agreed: it counts over what the portal would fill the form with. */
  datos: IncorporationDraft;
}

/**
 * Begins an internship that was agreed without a published offer, in the caller's transaction: a closed offer with one
 * place, the student's application to it and its incorporation form, open, as where a company has selected somebody.
 * Both are told. The caller sees to it that this happens once.
 */
export async function startInternship(
  ctx: ManagerCtx,
  agreed: AgreedInternship,
): Promise<{ idSolicitud: number }> {
  const { db, session } = ctx;
  const { studentId, companyId, titulo, origen, datos } = agreed;
  const now = ctx.now();
  const content = agreedContent(titulo, datos);
  const offer = await insertAgreedOffer(db, { companyId, origen, content, now, today: ctx.today() });
  await recordOfferEvent(ctx, offer.id, { hecho: origen });
  const managerId = session.accountId;
  const applicationId = await insertAgreedApplication(db, { offerId: offer.id, studentId, managerId, now });
  await sendCv(ctx, { applicationId, studentId, urlOferta: offer.urlAcceso });
  await openAgreedForm(ctx, applicationId, agreed);
  await tellBoth(ctx, { applicationId, studentId, companyId, titulo, urlOferta: offer.urlAcceso });
  return { idSolicitud: applicationId };
}

/** What the company reads of the student: the CV as it is now. */
async function sendCv(
  ctx: ManagerCtx,
  { applicationId, studentId, urlOferta }: { applicationId: number; studentId: number; urlOferta: string },
): Promise<void> {
  const [read] = await readToApply(ctx.db, [{ urlOferta, studentId }]);
  if (!read) throw new Error('an internship without its student');
  await writeSnapshot(ctx.db, applicationId, withoutHidden(read.profile.cv, ctx.brand), ctx.now());
  await ctx.jobs.send(ctx.db, 'snapshotPdf', { applicationId });
}

async function openAgreedForm(
  { db, session, now }: ManagerCtx,
  applicationId: number,
  { datos, tipoPractica }: AgreedInternship,
): Promise<void> {
  const sources = await sourcesOf(db, applicationId, session.accountId);
  const fecha = now();
  await insertForm(db, {
    applicationId,
    tipoPractica,
    datos: mergedDrafts(prefilled(sources), datos),
    now: fecha,
  });
  await addEvent(db, { applicationId, tipo: 'abierto', fecha, accountId: session.accountId });
}

interface Begun {
  applicationId: number;
  studentId: number;
  companyId: number;
  titulo: string;
  urlOferta: string;
}

async function tellBoth(
  ctx: ManagerCtx,
  { applicationId, studentId, companyId, titulo, urlOferta }: Begun,
): Promise<void> {
  const datos = { titulo };
  await notify(ctx, [studentId], {
    tipo: 'internshipAgreed',
    datos,
    urlAcceso: `/mis-candidaturas/${urlOferta}`,
  });
  await notifyCompany(ctx, companyId, {
    tipo: 'incorporationFormOpened',
    datos,
    urlAcceso: `/formulario-incorporacion/${applicationId}`,
    importante: true,
  });
}
