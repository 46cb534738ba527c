import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { lockOwnApplication } from './moves.queries.ts';
import { noteQuestion, promisedTo } from './promise.queries.ts';
import { answerPromised } from './promise.rules.ts';

/** Asks the company for an answer that is late; sent again, nothing more happens. Throws noSuchMove (14) where none is. */
export async function askForAnswer(urlOferta: string, ctx: Ctx<StudentSession>): Promise<null> {
  const { db, session } = ctx;
  const application = await lockOwnApplication(db, urlOferta, session.accountId);
  if (!application) throw new Refusal('applicationNotFound');
  const { pasos, ...promised } = await promisedTo(db, application.id);
  const now = ctx.now();
  const clock = { now, zone: ctx.brand.zonaHoraria };
  const answer = application.enviada ? answerPromised(pasos, promised, clock) : null;
  if (answer?.preguntada) return null;
  if (!answer?.puedePreguntar) throw new Refusal('noSuchMove');
  await noteQuestion(db, application.id, now);
  await notifyCompany(ctx, application.companyId, {
    tipo: 'answerAsked',
    datos: { titulo: application.titulo },
    urlAcceso: `/ver-cv/${application.id}`,
  });
  return null;
}
