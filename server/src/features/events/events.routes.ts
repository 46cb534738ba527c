import { maxEvents, type OwnEvent } from '@portal/contract/events';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { enrol, lockedEvent, withdraw } from './enrol.ts';
import { calendarOf, cardOf, publicView } from './event-views.ts';
import {
  isAlumnus,
  noteAttendance,
  publishedEvent,
  publishedEvents,
  registrationOf,
} from './events.queries.ts';
import { closedFor, givesCertificate, takesAttendance } from './events.rules.ts';
import { feedUrl } from './events-calendar.ts';
import { issueEventCertificate } from './issue-event-certificate.ts';

type ReaderCtx = Ctx<StudentSession | CompanySession>;

async function list(ctx: ReaderCtx) {
  const rows = await publishedEvents(ctx.db, ctx.session.accountId, maxEvents);
  return rows.map(({ event, imagenId, inscripcion }) => cardOf(ctx, event, imagenId, inscripcion));
}

/** A published event of a brand that has events. Throws eventUnavailable (74). */
async function found(ctx: Ctx, urlEvento: string) {
  const row = ctx.brand.opciones.eventos ? await publishedEvent(ctx.db, urlEvento) : undefined;
  if (!row) throw new Refusal('eventUnavailable');
  return row;
}

async function read(ctx: ReaderCtx, urlEvento: string): Promise<OwnEvent> {
  const { event, inscritos } = await found(ctx, urlEvento);
  const { accountId, userType } = ctx.session;
  const own = await registrationOf(ctx.db, event.id, accountId);
  const inscripcion = own?.registration.estado ?? null;
  const esAntiguo = userType === 'Alumno' && (await isAlumnus(ctx.db, accountId));
  const enlace = inscripcion === 'inscrito' || !event.inscripcion ? event.enlace : null;
  return {
    ...(await publicView(ctx, event, inscritos)),
    calendario: calendarOf(ctx, event, enlace),
    inscripcion,
    posicion: inscripcion === 'espera' ? (own?.posicion ?? null) : null,
    cerrada: closedFor(event, { now: ctx.now(), today: ctx.today(), esAntiguo, inscritos }),
    enlace,
    asistio: own?.registration.asistio != null,
    puedeAsistir:
      inscripcion === 'inscrito' && own?.registration.asistio == null && takesAttendance(event, ctx.now()),
    puedeCertificado: own !== undefined && givesCertificate(event, own.registration, ctx.now()),
  };
}

export const eventsRoutes = routes({
  listEvents: (_, ctx) => list(ctx),
  listCompanyEvents: (_, ctx) => list(ctx),
  getEvent: ({ params }, ctx) => read(ctx, params.id),
  getCompanyEvent: ({ params }, ctx) => read(ctx, params.id),

  async getPublicEvent({ params }, ctx) {
    const { event, inscritos } = await found(ctx, params.id);
    return publicView(ctx, event, inscritos);
  },

  enrolInEvent: async ({ body }, ctx) => ({ estado: await enrol(ctx, body) }),

  async withdrawFromEvent({ body }, ctx) {
    await withdraw(ctx, body);
    return null;
  },

  async attendEvent({ body: { codigo, ...named } }, ctx) {
    const event = await lockedEvent(ctx, named);
    const own = await registrationOf(ctx.db, event.id, ctx.session.accountId);
    if (own?.registration.asistio != null) return null;
    if (own?.registration.estado !== 'inscrito' || !takesAttendance(event, ctx.now()))
      throw new Refusal('cannotChangeState');
    if (codigo.toUpperCase() !== event.codigo)
      throw new FieldRefusal([{ campo: 'codigo', error: fieldError('eventCode') }]);
    await noteAttendance(ctx.db, event.id, ctx.session.accountId, ctx.now());
    return null;
  },

  async downloadEventCertificate({ body }, ctx) {
    // Not locked: printing takes long, and many download theirs when an event ends.
    const { event } = await found(ctx, body.urlEvento);
    if (event.id !== body.idEvento) throw new Refusal('eventUnavailable');
    return issueEventCertificate(ctx, event, ctx.session.accountId, ctx.language);
  },

  getEventsCalendar: async (_, ctx) => ({ url: feedUrl(ctx, ctx.session.accountId) }),
});
