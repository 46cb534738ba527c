import { randomUUID } from 'node:crypto';
import { applicationStates } from '@portal/contract/applications';
import type { Interview } from '@portal/contract/interviews';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { notify, notifyCompany, settleAnswered } from '../../notify/notify.ts';
import { type ApplicationToMove, lockCandidate, lockOwnApplication } from '../applications/moves.queries.ts';
import { shownInterview } from './interview-calendar.ts';
import { newsOf } from './interview-news.ts';
import {
  type InterviewRow,
  insertInterview,
  interviewOfSending,
  interviewsOfDay,
  latestInterview,
  noteInterview,
  updateInterview,
} from './interviews.queries.ts';
import { type InterviewAct, isToCome, mayDo, readTimes } from './interviews.rules.ts';

type CompanyCtx = Ctx<CompanySession>;
type StudentCtx = Ctx<StudentSession>;

interface Seen {
  idEntrevista: number;
  version: number;
}

/** A candidate of the company, whom nobody moves until the transaction ends. */
async function lockedCandidate({ db, session }: CompanyCtx, id: number): Promise<ApplicationToMove> {
  const application = await lockCandidate(db, id, session.companyId);
  if (!application) throw new Refusal('applicationNotFound');
  return application;
}

async function lockedApplication({ db, session }: StudentCtx, urlOferta: string): Promise<ApplicationToMove> {
  const application = await lockOwnApplication(db, urlOferta, session.accountId);
  if (!application) throw new Refusal('applicationNotFound');
  return application;
}

/** What the words of the news need. */
const about = (row: InterviewRow, { id: applicationId, titulo, urlOferta }: ApplicationToMove) => ({
  id: row.id,
  applicationId,
  titulo,
  urlOferta,
  lugar: row.lugar,
  enlace: row.enlace,
  inicio: row.inicio?.toISOString() ?? row.horas,
});

/**
 * The interview that was seen, as it stands; `isDone` where this very sending changed it before. Throws cannotChangeState
 * (49) where it is another version, or what is asked for is not possible any more.
 */
async function interviewSeen(
  ctx: Ctx,
  application: ApplicationToMove,
  { idEntrevista, version }: Seen,
  {
    act,
    by,
    isDone,
  }: { act: InterviewAct; by: 'empresa' | 'alumno'; isDone: (row: InterviewRow) => boolean },
): Promise<{ row: InterviewRow; isDone: boolean }> {
  const row = await latestInterview(ctx.db, application.id);
  if (row?.id !== idEntrevista) throw new Refusal('cannotChangeState');
  if (row.version === version + 1 && isDone(row)) return { row, isDone: true };
  if (row.version !== version || !mayDo(act, by, row, ctx.now())) throw new Refusal('cannotChangeState');
  return { row, isDone: false };
}

const shown = async (
  ctx: Ctx,
  row: InterviewRow,
  role: 'Alumno' | 'Empresa',
): Promise<{ entrevista: Interview }> => ({
  entrevista: await shownInterview(ctx, row, { role, language: ctx.language }),
});

/** Calls off what was agreed or proposed before, since something else takes its place. */
async function replace(ctx: CompanyCtx, application: ApplicationToMove, row: InterviewRow): Promise<void> {
  const wasAgreed = row.estado === 'elegida';
  const modificada = ctx.now();
  const ended = await updateInterview(ctx.db, row, { estado: 'cancelada', modificada }, wasAgreed);
  if (!wasAgreed) return;
  const { zonaHoraria } = ctx.brand;
  await notify(ctx, [application.studentId], newsOf('interviewOff', about(ended, application), zonaHoraria));
  await notifyCompany(
    ctx,
    application.companyId,
    newsOf('interviewOffWith', about(ended, application), zonaHoraria),
  );
}

export const interviewsRoutes = routes({
  async proposeInterview({ body }, ctx) {
    const { idCandidatura, claveEnvio, idEntrevistaVista, duracion, lugar, enlace, nota } = body;
    const application = await lockedCandidate(ctx, idCandidatura);
    const sent = await interviewOfSending(ctx.db, application.id, claveEnvio);
    if (sent) return shown(ctx, sent, 'Empresa');
    if (application.idEstado !== applicationStates.interview) throw new Refusal('noSuchMove');
    const before = await latestInterview(ctx.db, application.id);
    if ((before?.id ?? null) !== idEntrevistaVista) throw new Refusal('cannotChangeState');
    const modificada = ctx.now();
    const { zonaHoraria } = ctx.brand;
    const { horas, problems } = readTimes(body.horas, zonaHoraria, modificada);
    if (problems.length > 0) throw new FieldRefusal(problems);
    if (before && isToCome(before, modificada)) await replace(ctx, application, before);
    const row = await insertInterview(ctx.db, {
      applicationId: application.id,
      claveEnvio,
      uid: randomUUID(),
      estado: 'propuesta',
      horas,
      duracion,
      lugar: lugar || null,
      enlace,
      nota: nota || null,
      modificada,
    });
    await noteInterview(ctx.db, application.id, {
      fecha: modificada,
      quien: 'empresa',
      hecho: 'entrevistaPropuesta',
      comentario: row.nota,
      accountId: ctx.session.accountId,
    });
    await notify(
      ctx,
      [application.studentId],
      newsOf('interviewProposed', about(row, application), zonaHoraria, row.nota),
    );
    return shown(ctx, row, 'Empresa');
  },

  listInterviewsOfDay: ({ query: { dia } }, { db, session, brand }) =>
    interviewsOfDay(db, session.companyId, { dia, zone: brand.zonaHoraria }),

  async changeInterview({ body }, ctx) {
    const application = await lockedCandidate(ctx, body.idCandidatura);
    const values = {
      duracion: body.duracion,
      lugar: body.lugar || null,
      enlace: body.enlace,
      nota: body.nota || null,
    };
    const isSame = (row: InterviewRow) =>
      row.duracion === values.duracion &&
      row.lugar === values.lugar &&
      row.enlace === values.enlace &&
      row.nota === values.nota;
    const { row, isDone } = await interviewSeen(ctx, application, body, {
      act: 'change',
      by: 'empresa',
      isDone: isSame,
    });
    if (isDone || isSame(row)) return shown(ctx, row, 'Empresa');
    const modificada = ctx.now();
    const isAgreed = row.estado === 'elegida';
    const changed = await updateInterview(ctx.db, row, { ...values, modificada }, isAgreed);
    await noteInterview(ctx.db, application.id, {
      fecha: modificada,
      quien: 'empresa',
      hecho: 'entrevistaCambiada',
      comentario: null,
      accountId: ctx.session.accountId,
    });
    const { zonaHoraria } = ctx.brand;
    const news = about(changed, application);
    await notify(ctx, [application.studentId], {
      ...newsOf('interviewChanged', news, zonaHoraria, changed.nota),
      // Times to choose from still wait for an answer.
      importante: !isAgreed,
    });
    if (isAgreed)
      await notifyCompany(ctx, application.companyId, newsOf('interviewChangedWith', news, zonaHoraria));
    return shown(ctx, changed, 'Empresa');
  },

  async cancelInterview({ body }, ctx) {
    const application = await lockedCandidate(ctx, body.idCandidatura);
    const { row, isDone } = await interviewSeen(ctx, application, body, {
      act: 'cancel',
      by: 'empresa',
      isDone: ({ estado }) => estado === 'cancelada',
    });
    if (isDone) return null;
    const modificada = ctx.now();
    const mensaje = body.mensaje || null;
    const wasAgreed = row.estado === 'elegida';
    const off = await updateInterview(ctx.db, row, { estado: 'cancelada', mensaje, modificada }, wasAgreed);
    await noteInterview(ctx.db, application.id, {
      fecha: modificada,
      quien: 'empresa',
      hecho: 'entrevistaCancelada',
      comentario: mensaje,
      accountId: ctx.session.accountId,
    });
    const { zonaHoraria } = ctx.brand;
    const news = about(off, application);
    await notify(ctx, [application.studentId], newsOf('interviewOff', news, zonaHoraria, mensaje));
    if (wasAgreed)
      await notifyCompany(ctx, application.companyId, newsOf('interviewOffWith', news, zonaHoraria));
    return null;
  },

  async chooseInterviewTime({ body }, ctx) {
    const application = await lockedApplication(ctx, body.urlOferta);
    const inicio = new Date(body.inicio);
    const { row, isDone } = await interviewSeen(ctx, application, body, {
      act: 'choose',
      by: 'alumno',
      isDone: (one) => one.estado === 'elegida' && one.inicio?.getTime() === inicio.getTime(),
    });
    if (isDone) return shown(ctx, row, 'Alumno');
    const now = ctx.now();
    if (!row.horas.includes(inicio.toISOString()) || inicio <= now) throw new Refusal('noSuchMove');
    const values = { estado: 'elegida', inicio, elegida: now, modificada: now } as const;
    const agreed = await updateInterview(ctx.db, row, values, false);
    await noteInterview(ctx.db, application.id, {
      fecha: now,
      quien: 'alumno',
      hecho: 'entrevistaElegida',
      comentario: null,
      accountId: null,
    });
    const { zonaHoraria } = ctx.brand;
    const news = about(agreed, application);
    await settleAnswered(ctx, `/mis-candidaturas/${application.urlOferta}`);
    await notify(ctx, [application.studentId], newsOf('interviewAgreed', news, zonaHoraria));
    await notifyCompany(ctx, application.companyId, newsOf('interviewAgreedWith', news, zonaHoraria));
    return shown(ctx, agreed, 'Alumno');
  },

  async declineInterviewTimes({ body }, ctx) {
    const application = await lockedApplication(ctx, body.urlOferta);
    const { mensaje } = body;
    const { row, isDone } = await interviewSeen(ctx, application, body, {
      act: 'decline',
      by: 'alumno',
      isDone: (one) => one.estado === 'rechazada' && one.mensaje === mensaje,
    });
    if (isDone) return shown(ctx, row, 'Alumno');
    const modificada = ctx.now();
    const values = { estado: 'rechazada', mensaje, modificada } as const;
    const wasAgreed = row.estado === 'elegida';
    const declined = await updateInterview(ctx.db, row, values, wasAgreed);
    await noteInterview(ctx.db, application.id, {
      fecha: modificada,
      quien: 'alumno',
      hecho: 'entrevistaRechazada',
      comentario: mensaje,
      accountId: null,
    });
    await settleAnswered(ctx, `/mis-candidaturas/${application.urlOferta}`);
    await notifyCompany(
      ctx,
      application.companyId,
      newsOf(
        wasAgreed ? 'interviewOffByStudent' : 'interviewDeclined',
        about(declined, application),
        ctx.brand.zonaHoraria,
      ),
    );
    return shown(ctx, declined, 'Alumno');
  },
});
