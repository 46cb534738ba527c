import { addDays } from '@portal/contract/days';
import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';

/** The catalogue's number for what is done from a distance. */
const remote = [3];
const pay: Record<OfferType, number> = { practicas: 600, empleo: 2000 };
const daysBack = 7;

export const quickNames = ['soloEncajan', 'idModalidad', 'remuneracionMinima', 'fechaDesde'] as const;
export type QuickName = (typeof quickNames)[number];

type QuickValues = { readonly [Name in QuickName]: NonNullable<OfferFilters[Name]> };

/** The choices that are most asked for, each a press away. */
export const quickValues = (tipo: OfferType, today: string): QuickValues => ({
  soloEncajan: true,
  idModalidad: remote,
  remuneracionMinima: pay[tipo],
  fechaDesde: addDays(today, -daysBack),
});

/** Those that are in use as they are offered: another modality is none of them. */
export const quickInUse = (values: QuickValues, filters: OfferFilters): QuickName[] =>
  quickNames.filter((name) => filters[name] !== undefined && String(filters[name]) === String(values[name]));
