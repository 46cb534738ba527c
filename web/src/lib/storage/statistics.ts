import type { ShownBrand } from '../brand/brand.ts';

type Brand = Pick<ShownBrand, 'opciones' | 'analitica'>;
export type Statistics = NonNullable<Brand['analitica']>;

/** The Matomo that counts visits; null where the institution has none, and nobody is asked anything. */
export const statisticsOf = ({ opciones, analitica }: Brand): Statistics | null =>
  opciones.analitica && analitica !== undefined ? analitica : null;

// Matomo's own queue: a list of commands until its code has come, which then takes over `push`.
declare global {
  interface Window {
    _paq?: { push(command: unknown[]): unknown };
  }
}

let started = false;

/** Loads Matomo, once: only after a yes. */
function start({ servidor, sitio }: Statistics): void {
  if (started) return;
  started = true;
  const queue: unknown[][] = [
    ['setTrackerUrl', `${servidor}matomo.php`],
    ['setSiteId', String(sitio)],
  ];
  window._paq = queue;
  const script = document.createElement('script');
  script.src = `${servidor}matomo.js`;
  script.async = true;
  document.head.append(script);
}

/**
 * Counts a visit of a kind of page: its address as the portal names it (`/ofertas-practicas/:urlAcceso`), never the
 * one that is visited, whose search and identifiers are the visitor's.
 */
export function countVisit(statistics: Statistics, pattern: string): void {
  start(statistics);
  window._paq?.push(['setCustomUrl', window.location.origin + pattern]);
  window._paq?.push(['setDocumentTitle', pattern]);
  window._paq?.push(['trackPageView']);
}

/** After a no: it sends nothing unless it is asked to, and what it kept goes. */
export function forgetVisits(): void {
  for (const part of readCookies().split(';')) {
    const name = part.split('=')[0]?.trim() ?? '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, nor without https
    if (/^_pk_/.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    // A browser that keeps nothing has none.
    return '';
  }
}
