import { notifications } from '../../server/src/db/tables/messages.ts';
import { stateEvents } from '../../server/src/features/applications/applications.rules.ts';
import type { EventKind } from '../../server/src/notify/event-kinds.ts';
import type { StoredOffer } from '../application-plan.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';
import { first } from './applications.ts';

type NotificationRow = typeof notifications.$inferInsert;

/** What the fixed accounts have been told of their applications and offers. */
export async function addNotifications({
  db: { orm },
  applications: planned,
  offers,
  companies,
  calendar,
}: Demo): Promise<void> {
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
  const toContacts = (offer: StoredOffer, fecha: Date, tipo: EventKind, motivo?: string) =>
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
