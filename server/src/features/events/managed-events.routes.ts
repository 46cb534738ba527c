import { randomBytes, randomInt } from 'node:crypto';
import type { Input } from '@portal/contract/endpoint';
import {
  type addEventPicture,
  type cancelEvent,
  type editEvent,
  type eventContent,
  mostPictures,
} from '@portal/contract/events';
import { type Language, languages } from '@portal/contract/languages';
import { fieldError } from '@portal/contract/validation';
import type { z } from 'zod';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { managedWrites } from '../audit/managed-writes.ts';
import { titleFor } from '../communications/communications.rules.ts';
import { keepTexts } from '../communications/keep-texts.ts';
import { savePicture } from '../cv/save-picture.ts';
import { momentIn } from '../interviews/interviews.rules.ts';
import { annulCertificates } from './certificates.queries.ts';
import { fillPlaces } from './enrol.ts';
import {
  cancel,
  countFound,
  countRegistrations,
  deletePicture,
  type Event,
  enrolledIn,
  forgetReminders,
  insertPicture,
  lockEvent,
  noteAttendance,
  pageOf,
  picturesOf,
  stored,
  type Written,
} from './events.queries.ts';
import { timeOf } from './events.rules.ts';
import { issueEventCertificate } from './issue-event-certificate.ts';
import { registrationsPage } from './registrations.queries.ts';
import { registrationsSheet } from './registrations-sheet.ts';
import { tellEnrolled } from './tell-enrolled.ts';

type ManagerCtx = Ctx<ManagerSession>;
type Content = z.output<typeof eventContent>;

const writes = managedWrites<Written>(stored, 'evento');

/** What is stored of what was written, with its moments by the institution’s clock. Throws the fields that are wrong. */
async function checked(ctx: Ctx, { textos, entradillas, ...rest }: Content): Promise<Written> {
  const zone = ctx.brand.zonaHoraria;
  const inicio = momentIn(zone, rest.dia, rest.hora);
  const fin = momentIn(zone, rest.diaFin, rest.horaFin);
  // An hour that the clocks leave out.
  if (!inicio) throw new FieldRefusal([{ campo: 'evento.hora', error: fieldError('eventTime') }]);
  if (!fin) throw new FieldRefusal([{ campo: 'evento.horaFin', error: fieldError('eventTime') }]);
  const kept: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const lead = entradillas[language]?.trim();
    if (lead) kept[language] = lead;
  }
  return { ...rest, inicio, fin, textos: await keepTexts(ctx, 'evento', textos), entradillas: kept };
}

async function lockedEvent({ db }: ManagerCtx, id: number): Promise<Event> {
  const event = await lockEvent(db, id);
  if (!event) throw new Refusal('actionNotAllowed');
  return event;
}

/** Without what is easily taken for something else. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('');

export const managedEventsRoutes = routes({
  async listManagedEvents({ query: { pagina, porPagina, ...filters } }, { db, language, brand, now }) {
    const [rows, numTotal] = await Promise.all([
      pageOf(db, filters, { now: now(), limit: porPagina, offset: (pagina - 1) * porPagina }),
      countFound(db, filters, now()),
    ]);
    const eventos = rows.map(({ event, ...numbers }) => ({
      idEvento: event.id,
      ...titleFor(event.textos, language, brand),
      fecha: event.inicio.toISOString(),
      fechaFin: event.fin.toISOString(),
      categoria: event.categoria,
      estado: timeOf(event, now()),
      publicado: event.publicado,
      plazas: event.plazas,
      ...numbers,
    }));
    return { eventos, numTotal };
  },

  async getManagedEvent({ params }, { db, files, now }) {
    const event = await stored.existing(db, params.id);
    const pictures = await picturesOf(db, event.id);
    return {
      idEvento: event.id,
      urlEvento: event.urlEvento,
      version: event.version,
      modificada: event.modificada.toISOString(),
      evento: contentOf(event),
      estado: timeOf(event, now()),
      codigo: event.codigo,
      inscritos: event.inscritos,
      enEspera: event.enEspera,
      galeria: pictures.map(({ id, fileId }) => ({ id, url: files.link(fileId, 'imagen').url })),
    };
  },

  async createEvent({ body }, ctx) {
    const written = await checked(ctx, body.evento);
    const own = { urlEvento: randomBytes(12).toString('base64url'), codigo: newCode() };
    return { idEvento: await writes.create(ctx, body.claveEnvio, { ...written, ...own }) };
  },

  editEvent: edit,
  cancelEvent: callOff,

  async deleteEvent({ body }, ctx) {
    const event = await lockEvent(ctx.db, body.id);
    if (!event) return null;
    if ((await enrolledIn(ctx.db, body.id)).length > 0) throw new Refusal('cannotChangeState');
    return writes.remove(ctx, body.id);
  },

  addEventPicture: addPicture,

  async deleteEventPicture({ body: { idEvento, id } }, { db }) {
    await deletePicture(db, idEvento, id);
    return null;
  },

  async listEventRegistrations({ params, query: { pagina, porPagina, ...filters } }, { db }) {
    await stored.existing(db, params.id);
    return registrationsPage(db, params.id, filters, {
      limit: porPagina,
      offset: (pagina - 1) * porPagina,
    });
  },

  async markAttendance({ body: { idEvento, idAlumno, asistio } }, ctx) {
    await lockedEvent(ctx, idEvento);
    if (!(await noteAttendance(ctx.db, idEvento, idAlumno, asistio ? ctx.now() : null)))
      throw new Refusal('actionNotAllowed');
    if (!asistio)
      await annulCertificates(ctx.db, { eventId: idEvento, accountId: idAlumno, anulado: ctx.now() });
    await recordAct(ctx, 'evento', idEvento, asistio ? 'asistenciaEventoAnotada' : 'asistenciaEventoQuitada');
    return null;
  },

  async issueEventCertificate({ body: { idEvento, idAlumno } }, ctx) {
    const link = await issueEventCertificate(ctx, await stored.existing(ctx.db, idEvento), idAlumno);
    await recordAct(ctx, 'evento', idEvento, 'certificadoAsistenciaEmitido');
    return link;
  },

  async exportEventRegistrations({ body: { idEvento, formato } }, ctx) {
    const { urlEvento } = await stored.existing(ctx.db, idEvento);
    const { inscritos } = await registrationsPage(ctx.db, idEvento, {}, { limit: 20_000, offset: 0 });
    await recordAct(ctx, 'evento', idEvento, 'exportada');
    const { nombre, bytes } = await registrationsSheet(inscritos, formato, ctx, urlEvento);
    return ctx.files.link(await ctx.files.saveMade(ctx, nombre, formato, bytes), nombre);
  },
});

function contentOf(event: Event): Content {
  const { textos, entradillas, categoria, dia, hora, diaFin, horaFin, lugar, enlace, organizador, para } =
    event;
  const { destacado, inscripcion, plazas, listaEspera, finInscripcion, videos, publicado } = event;
  const { certificado, horasCertificado } = event;
  return {
    ...{ textos, entradillas, categoria, dia, hora, diaFin, horaFin, lugar, enlace, organizador, para },
    ...{ destacado, inscripcion, plazas, listaEspera, finInscripcion, videos, publicado },
    ...{ certificado, horasCertificado },
  };
}

async function edit({ body }: Input<typeof editEvent>, ctx: ManagerCtx) {
  const before = await lockedEvent(ctx, body.idEvento);
  const written = await checked(ctx, body.evento);
  const enrolled = await enrolledIn(ctx.db, before.id);
  const hides = before.publicado && !written.publicado;
  // Nobody would be told: calling it off tells them.
  if (hides && enrolled.length > 0 && timeOf(before, ctx.now()) === 'proximo')
    throw new FieldRefusal([{ campo: 'evento.publicado', error: fieldError('eventHasEnrolled') }]);
  const count = await countRegistrations(ctx.db, before.id, 'inscrito');
  // More may have been let in at the door than there are places.
  const least = Math.min(count, before.plazas ?? count);
  if (written.plazas !== null && written.plazas < least)
    throw new FieldRefusal([{ campo: 'evento.plazas', error: fieldError('eventPlacesTaken', { count }) }]);
  const result = await writes.edit(ctx, { id: before.id, version: body.version }, written);
  const after = await lockedEvent(ctx, before.id);
  if (before.inicio.getTime() !== after.inicio.getTime()) await forgetReminders(ctx.db, after.id);
  await fillPlaces(ctx, after);
  if (isMoved(before, after) && after.publicado && timeOf(after, ctx.now()) === 'proximo')
    await tellEnrolled(ctx, await enrolledIn(ctx.db, after.id), 'eventChanged', after);
  return result;
}

const isMoved = (before: Event, after: Event): boolean =>
  before.inicio.getTime() !== after.inicio.getTime() ||
  before.fin.getTime() !== after.fin.getTime() ||
  before.lugar !== after.lugar ||
  before.enlace !== after.enlace;

async function callOff({ body: { idEvento, motivo } }: Input<typeof cancelEvent>, ctx: ManagerCtx) {
  const event = await lockedEvent(ctx, idEvento);
  if (event.cancelado !== null) return null;
  await cancel(ctx.db, idEvento, ctx.now());
  await recordAct(ctx, 'evento', idEvento, 'cancelado');
  await tellEnrolled(ctx, await enrolledIn(ctx.db, idEvento), 'eventCancelled', event, motivo);
  return null;
}

async function addPicture(
  { body: { idEvento, extension, ficheroB64 } }: Input<typeof addEventPicture>,
  ctx: ManagerCtx,
) {
  await lockedEvent(ctx, idEvento);
  if ((await picturesOf(ctx.db, idEvento)).length >= mostPictures) throw new Refusal('cannotChangeState');
  const fileId = await savePicture(ctx, { extension, ficheroB64, nombre: 'imagen' });
  return { id: await insertPicture(ctx.db, idEvento, fileId) };
}
