import type { OfferChange, OfferEventKind } from '@portal/contract/offer-history';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession, ManagerSession } from '../../http/session.ts';
import { insertOfferEvents } from './offer-history.queries.ts';

interface Event {
  hecho: OfferEventKind;
  detalle?: string;
  cambios?: readonly OfferChange[];
}

/** Fields whose values identify a person: only that they changed is kept. */
const unkept: readonly string[] = ['dniTutorEmpresa', 'dni_firmante'];

const keptOf = ({ campo, antes, ahora }: OfferChange): OfferChange =>
  unkept.includes(campo) ? { campo, antes: null, ahora: null } : { campo, antes, ahora };

type Actor = Pick<Ctx<CompanySession | ManagerSession>, 'db' | 'session' | 'now'>;

/** Notes what somebody did to an offer, in the transaction in which it is done. */
export const recordOfferEvent = (
  { db, session, now }: Actor,
  offerId: number,
  { hecho, detalle, cambios = [] }: Event,
): Promise<void> =>
  insertOfferEvents(db, [
    {
      offerId,
      fecha: now(),
      quien: session.userType === 'Gestor' ? 'gestor' : 'empresa',
      accountId: session.accountId,
      hecho,
      detalle: detalle ?? null,
      cambios: cambios.map(keptOf),
    },
  ]);
