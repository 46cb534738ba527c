import type { Brand } from '@portal/contract/brand';
import type { Db } from '../db/database.ts';
import {
  applicationDocuments,
  applicationEvents,
  applicationSnapshots,
  applications,
} from '../db/tables/applications.ts';
import { notifications } from '../db/tables/messages.ts';
import { stateEvents } from '../features/applications/applications.rules.ts';
import { cvPdf } from '../features/applications/cv-pdf.ts';
import type { EventKind } from '../features/notifications/events.ts';
import type { KeptOffer, PlannedApplication, PlannedEvent } from './application-plan.ts';
import type { Calendar } from './dates.ts';
import { inBatches } from './insert.ts';
import type { KeptCompany, SaveFile } from './keep-people.ts';
import { at } from './random.ts';

/** Applications with what was sent and all that has happened since. */
export async function keepApplications(
  { orm }: Db,
  planned: readonly PlannedApplication[],
  calendar: Calendar,
  brand: Brand,
  saveFile: SaveFile | undefined,
): Promise<void> {
  const ids = await inBatches(
    planned.map(({ offer, student, idEstado, presentacion, events, deseablesCumplidos, deseablesTotal }) => {
      const last = lastMove(events);
      return {
        offerId: offer.id,
        studentId: student.id,
        idEstado,
        fecha: first(events).fecha,
        fechaEstado: last.fecha,
        leida: events.find(({ hecho }) => hecho === 'cvAbierto')?.fecha ?? null,
        idMotivo: last.idMotivo,
        comentario: last.comentario,
        presentacion,
        deseablesCumplidos,
        deseablesTotal,
      };
    }),
    (values) => orm.insert(applications).values(values).returning({ id: applications.id }),
  );
  const kept = planned.map((application, place) => ({ ...application, id: at(ids, place).id }));
  const snapshots: (typeof applicationSnapshots.$inferInsert)[] = [];
  const printed = new Map<string, number>();
  for (const { id, student, presentacion, events } of kept) {
    const { cv: own } = student.profile;
    const cv = { ...own, presentacion: presentacion ?? own.presentacion };
    // Who sent the same to several sent the same paper.
    const key = `${student.id} ${presentacion ?? ''}`;
    const { nombre, apellidos } = cv.personales;
    const pdfId =
      printed.get(key) ??
      (await saveFile?.(
        `CV ${nombre} ${apellidos}.pdf`,
        'pdf',
        await cvPdf(cv, brand.idiomaPorDefecto, brand),
      ));
    if (pdfId !== undefined) printed.set(key, pdfId);
    snapshots.push({ applicationId: id, cv, creada: first(events).fecha, pdfId: pdfId ?? null });
  }
  await inBatches(snapshots, (values) =>
    orm.insert(applicationSnapshots).values(values).returning({ id: applicationSnapshots.applicationId }),
  );
  await inBatches(
    kept.flatMap(({ id, offer, events }) =>
      events.map((event) => ({
        ...event,
        applicationId: id,
        accountId: event.quien === 'empresa' ? offer.accountId : null,
      })),
    ),
    (values) => orm.insert(applicationEvents).values(values).returning({ id: applicationEvents.id }),
  );
  const documents = kept.flatMap(({ id, offer, student }) =>
    offer.content.documentosRequeridos.map(({ idTipoDocumento, nombre }) => {
      const own = student.profile.documentos.find((document) => document.idTipoDocumento === idTipoDocumento);
      return own
        ? { applicationId: id, idTipoDocumento, nombre: own.nombre, fileId: own.fileId }
        : {
            applicationId: id,
            idTipoDocumento,
            nombre,
            url: `https://documentos.example/${calendar.year()}/${id}`,
          };
    }),
  );
  await inBatches(documents, (values) =>
    orm.insert(applicationDocuments).values(values).returning({ id: applicationDocuments.id }),
  );
}

const first = (events: readonly PlannedEvent[]): PlannedEvent => at(events, 0);

const lastMove = (events: readonly PlannedEvent[]): PlannedEvent =>
  events.findLast(({ idEstado }) => idEstado !== null) ?? first(events);

type NotificationRow = typeof notifications.$inferInsert;

/** What the fixed accounts have been told of their applications and offers. */
export async function keepNotifications(
  { orm }: Db,
  planned: readonly PlannedApplication[],
  offers: readonly KeptOffer[],
  companies: readonly KeptCompany[],
  calendar: Calendar,
): Promise<void> {
  const old = calendar.moment(-5);
  const row = (
    accountId: number,
    fecha: Date,
    tipo: EventKind,
    rest: Omit<NotificationRow, 'accountId' | 'tipo'>,
  ) => ({
    accountId,
    fecha,
    tipo,
    leida: fecha < old ? fecha : null,
    ...rest,
  });
  const toStudents = planned
    .filter(({ student }) => student.usuario.endsWith('@demo.test'))
    .flatMap(({ offer, student, events }) =>
      events.flatMap(({ fecha, hecho, quien, idEstado, idMotivo, comentario }) => {
        const tipo = hecho === 'inscripcion' ? 'applicationSent' : idEstado && stateEvents[idEstado];
        if (!tipo || (quien === 'alumno' && hecho !== 'inscripcion')) return [];
        return row(student.id, fecha, tipo, {
          datos: { titulo: offer.content.titulo, idMotivo, comentario },
          urlAcceso: `/mis-candidaturas/${offer.meta.urlAcceso}`,
          importante: idEstado === 16,
        });
      }),
    );
  const watched = companies.slice(0, 3);
  const toContacts = (offer: KeptOffer, fecha: Date, tipo: EventKind, motivo?: string) =>
    (watched.find(({ id }) => id === offer.companyId)?.contacts ?? []).map((accountId) =>
      row(accountId, fecha, tipo, {
        companyId: offer.companyId,
        datos: { titulo: offer.content.titulo, ...(motivo !== undefined && { motivo }) },
        urlAcceso: `/mis-ofertas/${offer.meta.urlAcceso}`,
      }),
    );
  const received = planned.flatMap(({ offer, events }) =>
    toContacts(offer, first(events).fecha, 'applicationReceived'),
  );
  const aboutOffers = offers.flatMap((offer) => {
    const { estado, fecha, motivoRechazo } = offer.meta;
    const { fechaCaducidad } = offer.content;
    if (estado === 'abierta') return toContacts(offer, fecha, 'offerValidated');
    if (estado === 'rechazada') return toContacts(offer, fecha, 'offerRejected', motivoRechazo ?? '');
    if (estado === 'caducada' && fechaCaducidad !== null)
      return toContacts(offer, nightAfter(fechaCaducidad), 'offerExpired');
    return [];
  });
  await inBatches([...toStudents, ...received, ...aboutOffers], (values) =>
    orm.insert(notifications).values(values).returning({ id: notifications.id }),
  );
}

/** When the clean-up after the day says that its offers are over. */
function nightAfter(day: string): Date {
  const night = new Date(`${day}T02:00:00Z`);
  night.setUTCDate(night.getUTCDate() + 1);
  return night;
}
