import type { OfferState } from '@portal/contract/offers';
import { and, desc, eq, isNull, notExists } from 'drizzle-orm';
import type { Db } from '../../server/src/db/database.ts';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { applications } from '../../server/src/db/tables/applications.ts';
import { offerHistory, offers } from '../../server/src/db/tables/offers.ts';
import type { StoredOffer } from '../application-plan.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';

type Event = Omit<typeof offerHistory.$inferInsert, 'id'>;

const hours = (from: Date, count: number): Date => new Date(from.getTime() + count * 3_600_000);

const validated: readonly OfferState[] = ['abierta', 'caducada', 'cerrada'];

/** What an offer of the demo has been through, by its state: sent by its company, decided on by the manager, ended. */
function eventsOf(
  { id, accountId, content, meta }: StoredOffer,
  gestorId: number | null,
  endOf: (day: string) => Date,
): Event[] {
  const { estado, fecha, motivoRechazo } = meta;
  if (estado === 'borrador' || estado === 'eliminada') return [];
  const event = (
    hecho: Event['hecho'],
    quien: Event['quien'],
    when: Date,
    detalle: string | null = null,
  ) => ({
    offerId: id,
    hecho,
    quien,
    fecha: when,
    detalle,
    accountId: quien === 'empresa' ? accountId : quien === 'gestor' ? gestorId : null,
  });
  const { fechaCaducidad } = content;
  return [
    event('enviada', 'empresa', fecha),
    ...(validated.includes(estado) ? [event('validada', 'gestor', hours(fecha, 20))] : []),
    ...(estado === 'rechazada' ? [event('rechazada', 'gestor', hours(fecha, 20), motivoRechazo)] : []),
    ...(estado === 'cerrada' ? [event('cerrada', 'empresa', hours(fecha, 24 * 15))] : []),
    ...(estado === 'caducada' && fechaCaducidad !== null
      ? [event('caducada', 'sistema', endOf(fechaCaducidad))]
      : []),
  ];
}

const reason = 'La empresa nos ha pedido revisar el horario antes de seguir recibiendo candidaturas.';

export async function addOfferHistory({ db, calendar, offers: stored }: Demo): Promise<void> {
  const { orm } = db;
  const [manager] = await orm
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userType, 'Gestor'));
  const gestorId = manager?.id ?? null;
  const now = calendar.moment(0);
  const events = stored.flatMap((offer) => eventsOf(offer, gestorId, (day) => hours(new Date(day), 24)));
  const unpublished = await unpublishOne(db, gestorId, now);
  await inBatches(
    [...events, ...unpublished]
      .filter(({ fecha }) => fecha <= now)
      .sort((a, b) => a.fecha.getTime() - b.fecha.getTime()),
    (values) => orm.insert(offerHistory).values(values).returning({ id: offerHistory.id }),
  );
}

/** One that the manager has taken off the list: the newest open one that nobody has applied to. */
async function unpublishOne({ orm }: Db, gestorId: number | null, fecha: Date): Promise<Event[]> {
  const [offer] = await orm
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        eq(offers.estado, 'abierta'),
        isNull(offers.fechaDestacada),
        notExists(orm.select().from(applications).where(eq(applications.offerId, offers.id))),
      ),
    )
    .orderBy(desc(offers.id))
    .limit(1);
  if (offer === undefined) return [];
  await orm.update(offers).set({ estado: 'retirada', motivoRechazo: reason }).where(eq(offers.id, offer.id));
  return [
    { offerId: offer.id, hecho: 'retirada', quien: 'gestor', accountId: gestorId, fecha, detalle: reason },
  ];
}
