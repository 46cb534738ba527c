import {
  type ApplicationCard,
  type ApplicationStateId,
  applicationStates,
  type listInternshipApplications,
} from '@portal/contract/applications';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Language } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import { notifyCompany, settleAnswered } from '../../notify/notify.ts';
import { reasonText } from '../catalogue/lists/rejection-reasons.ts';
import { endInterviews } from '../interviews/end-interviews.ts';
import { interviewOf } from '../interviews/interview-calendar.ts';
import { islandName } from '../offers/offers.queries.ts';
import { pdfLink, toDocuments, toEvents } from './application-parts.ts';
import { isDeclined, isReasonFor, possibleMoves, reasonProblem, refuseMove } from './applications.rules.ts';
import { applyToOffer } from './apply.ts';
import type { ApplicationIntake } from './apply-intake.ts';
import { askForAnswer } from './ask-for-answer.ts';
import { type ApplicationToMove, lockOwnApplication, writeMove } from './moves.queries.ts';
import {
  findOwnApplication,
  listOwnApplications,
  type OwnApplicationRow,
} from './own-applications.queries.ts';
import { answerPromised } from './promise.rules.ts';
import { sendPutForward } from './send-put-forward.ts';

type StudentCtx = Ctx<StudentSession>;

function toCard(row: OwnApplicationRow, language: Language): ApplicationCard {
  return {
    urlAcceso: row.urlAcceso,
    urlOferta: row.urlAcceso,
    tipo: row.tipo,
    titulo: row.titulo,
    empresa: row.empresa,
    referencia: row.referencia,
    localidad: row.localidad,
    nombreIsla: islandName(row.idIsla, language),
    idEstado: row.idEstado,
    descripcionEstadoMotivo: reasonText(row.idMotivo, language),
    rechazadaPorAlumno: isDeclined(row.idEstado, row.idMotivo),
    fecha: row.fecha,
    fechaEstado: row.fechaEstado,
    estadoOferta: row.estadoOferta,
    leida: row.leida,
    estados: row.estados,
    diasHabituales: row.diasHabituales,
    entrevista: row.entrevista,
    enviada: row.enviada,
    puedeDesinscribirse: possibleMoves(row.idEstado, 'alumno').includes(applicationStates.withdrawn),
  };
}

async function listOf(
  tipo: OfferType,
  { query }: Pick<Input<typeof listInternshipApplications>, 'query'>,
  { db, session, language }: StudentCtx,
): Promise<Answer<typeof listInternshipApplications>> {
  const { rows, counts, waiting } = await listOwnApplications(db, session.accountId, tipo, query);
  const counted = counts.filter(
    ({ idEstado }) => query.idEstado === undefined || idEstado === query.idEstado,
  );
  return {
    candidaturas: rows.map((row) => toCard(row, language)),
    numTotal: counted.reduce((total, { numTotal }) => total + numTotal, 0),
    porEstado: counts,
    numEsperan: waiting,
  };
}

/** The student's own application, locked. Throws applicationNotFound (31), for somebody else's too. */
async function ownApplication({ db, session }: StudentCtx, urlOferta: string): Promise<ApplicationToMove> {
  const application = await lockOwnApplication(db, urlOferta, session.accountId);
  if (!application) throw new Refusal('applicationNotFound');
  return application;
}

interface StudentMove {
  to: ApplicationStateId;
  tells: EventKind;
  idMotivo?: number;
}

/** Makes a move that is allowed, and tells the company. */
async function move(ctx: StudentCtx, application: ApplicationToMove, { to, tells, idMotivo }: StudentMove) {
  await writeMove(ctx.db, application, {
    to,
    by: 'alumno',
    accountId: null,
    idMotivo: idMotivo ?? null,
    now: ctx.now(),
  });
  await settleAnswered(ctx, `/mis-candidaturas/${application.urlOferta}`);
  await endInterviews(
    { db: ctx.db, jobs: ctx.jobs, now: ctx.now(), zona: ctx.brand.zonaHoraria },
    { applicationIds: [application.id] },
  );
  // It has heard nothing of a student who was put forward and does not accept.
  if (!application.enviada && to !== applicationStates.shortlisted) return;
  await notifyCompany(ctx, application.companyId, {
    tipo: tells,
    datos: { titulo: application.titulo, idMotivo: idMotivo ?? null },
    urlAcceso: `/mis-ofertas/${application.urlOferta}`,
  });
}

/** Answers a pre-registration. Throws noSuchMove (14) where none waits, cannotChangeState (49) where it is over. */
async function answer(ctx: StudentCtx, application: ApplicationToMove, planned: StudentMove): Promise<null> {
  const refusal = refuseMove(application.idEstado, planned.to, 'alumno', {
    reasonGiven: planned.idMotivo !== undefined,
    formMissing: false,
  });
  if (refusal) throw new Refusal(refusal === 'cannotChangeState' ? refusal : 'noSuchMove');
  await move(ctx, application, planned);
  return null;
}

export const applicationsRoutes = (intake: ApplicationIntake) =>
  routes({
    apply: (input, ctx) => applyToOffer(intake, input, ctx),
    async withdraw({ body }, ctx) {
      const application = await ownApplication(ctx, body.urlOferta);
      const { withdrawn } = applicationStates;
      if (application.idEstado === withdrawn) throw new Refusal('applicationNotFound');
      if (!possibleMoves(application.idEstado, 'alumno').includes(withdrawn)) {
        throw new Refusal('alreadyProcessed');
      }
      await move(ctx, application, { to: withdrawn, tells: 'applicationWithdrawn' });
      return null;
    },
    listInternshipApplications: (input, ctx) => listOf('practicas', input, ctx),
    listJobApplications: (input, ctx) => listOf('empleo', input, ctx),
    async getOwnApplication({ params }, ctx) {
      const { db, session, files, language } = ctx;
      const row = await findOwnApplication(db, params.id, session.accountId);
      if (!row) throw new Refusal('applicationNotFound');
      const clock = { now: ctx.now(), zone: ctx.brand.zonaHoraria };
      return {
        candidatura: toCard(row, language),
        historial: toEvents(row.historial, language),
        cv: await pdfLink(ctx, row),
        documentos: toDocuments(row.documentos, files),
        presentacion: row.presentacion,
        respuesta: row.enviada ? answerPromised(row.historial, row, clock) : null,
        incorporacion: { fechaInicio: row.fechaInicio, fechaFin: row.fechaFin, horario: row.horario },
        entrevista: await interviewOf(ctx, row.idCandidatura, { role: 'Alumno', language }),
      };
    },
    async acceptPreregistration({ body }, ctx) {
      // Also of an offer that has expired or was closed: a student who still waits there goes on, or was named as
      // chosen.
      const application = await ownApplication(ctx, body.urlOferta);
      if (!application.enviada && application.idEstado === applicationStates.preregistration)
        await sendPutForward(ctx, application);
      return answer(ctx, application, {
        to: applicationStates.shortlisted,
        tells: 'preregistrationAccepted',
      });
    },
    askForAnswer: ({ body }, ctx) => askForAnswer(body.urlOferta, ctx),
    async declinePreregistration({ body }, ctx) {
      const application = await ownApplication(ctx, body.urlOferta);
      const { rejected } = applicationStates;
      if (!isReasonFor(body.idMotivo, rejected, application.tipo, 'Alumno')) {
        throw new FieldRefusal(reasonProblem(body.idMotivo));
      }
      return answer(ctx, application, {
        to: rejected,
        tells: 'preregistrationDeclined',
        idMotivo: body.idMotivo,
      });
    },
  });
