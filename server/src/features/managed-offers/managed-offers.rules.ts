import type { OfferAct } from '@portal/contract/managed-offers';
import type { OfferState } from '@portal/contract/offers';
import type { OfferRecord } from '../offers/offers.queries.ts';
import { stateAfter, takesApplications } from '../offers/offers.rules.ts';

/** Where managers correct an offer: while it is shown, before, and where it may be shown again. */
const correctable: readonly OfferState[] = ['pendiente', 'abierta', 'retirada'];

export const isCorrectable = (state: OfferState): boolean => correctable.includes(state);

type Standing = Pick<OfferRecord, 'estado' | 'fechaCaducidad' | 'empresaEstado'>;

const may: Readonly<Record<OfferAct, (offer: Standing, today: string) => boolean>> = {
  preinscribir: takesApplications,
  corregir: ({ estado }) => isCorrectable(estado),
  destacar: ({ estado }) => estado === 'abierta',
  prorrogar: ({ estado }) => stateAfter(estado, 'extend') !== undefined,
  publicar: ({ estado }) => stateAfter(estado, 'publish') !== undefined,
  retirar: ({ estado }) => stateAfter(estado, 'unpublish') !== undefined,
  cerrar: ({ estado }) => stateAfter(estado, 'close') !== undefined,
};

/** What a manager may do to an offer as it stands. */
export const possibleActs = (offer: Standing, acts: readonly OfferAct[], today: string): OfferAct[] =>
  acts.filter((act) => may[act](offer, today));
