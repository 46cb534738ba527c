/** What others do meanwhile is seen within the minute. */
export const askAgainSeconds = 60;

/** How a page of waiting things is asked for. */
export const whileWaiting = { keepPrevious: true, everySeconds: askAgainSeconds } as const;
export const rowsPerPage = 25;
export const pageOf = (page: number) => ({ query: { pagina: page, porPagina: rowsPerPage } });

/** Days after which somebody has waited for too long. */
const patience = 5;

export interface Wait {
  /** Whole days; 0 is since today. */
  days: number;
  isLong: boolean;
}

/** How long something has waited, from the days between today and then (negative in the past). */
export function waitOf(daysFromToday: number): Wait {
  const days = Math.max(0, -daysFromToday);
  return { days, isLong: days > patience };
}

/** Something that waits, and since when. */
export interface Waits {
  readonly id: number;
  readonly fecha: string;
}

const isAfter = (one: Waits, other: Waits): boolean =>
  one.fecha > other.fecha || (one.fecha === other.fecha && one.id > other.id);

/**
 * What to look at after this one, which the list may have lost meanwhile: the one that came after it, else the one that has
 * waited longest.
 */
export function nextAfter(waiting: readonly Waits[], id: number, fecha: string | undefined): number | null {
  const after = fecha === undefined ? undefined : waiting.find((one) => isAfter(one, { id, fecha }));
  return (after ?? waiting.find((one) => one.id !== id))?.id ?? null;
}

export const tabs = ['ofertas', 'empresas', 'estudiantes', 'estudios'] as const;
export type Tab = (typeof tabs)[number];

export interface InboxPlace {
  tab: Tab;
  page: number;
}

/** The tab and page that an address holds; what it does not say (or says wrongly) is the first. */
export function placeIn(search: URLSearchParams): InboxPlace {
  const tab = tabs.find((one) => one === search.get('ver')) ?? 'ofertas';
  const page = Number(search.get('pagina') ?? '1');
  return { tab, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

export function searchOf({ tab, page }: InboxPlace): URLSearchParams {
  return new URLSearchParams({
    ...(tab !== 'ofertas' && { ver: tab }),
    ...(page > 1 && { pagina: String(page) }),
  });
}

/** A wait as it is said: whole hours of less than a day, whole days from then on. */
export function roundWait(days: number): { unit: 'median' | 'medianHours'; count: number } {
  const hours = Math.max(1, Math.round(days * 24));
  return hours < 24 ? { unit: 'medianHours', count: hours } : { unit: 'median', count: Math.round(days) };
}
