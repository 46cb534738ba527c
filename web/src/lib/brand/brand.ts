import { getBrand } from '@portal/contract/portal';
import { send } from '../api/client.ts';
import { setTimeZone } from '../i18n/format.ts';
import { localStore, readJson } from '../storage/storage.ts';
import { type ShownBrand, shownBrand } from './known-brand.ts';

export type { ShownBrand };

const key = 'portal.brand';

function set(next: ShownBrand): void {
  setTimeZone(next.zonaHoraria);
  shownBrand.set(next);
}

async function fetchBrand(): Promise<void> {
  const next = await send(getBrand, {});
  const text = JSON.stringify(next);
  localStore.set(key, text);
  if (text !== JSON.stringify(shownBrand.get())) set(next);
}

/**
 * The brand of the last visit at once, so that the page does not flash, and the server's when it comes. Where that of
 * the last visit does not do (it lacks the address that is asked for), the server's is waited for.
 * Without one the portal cannot be shown, and the failure is the caller's.
 */
export async function loadBrand(does: () => boolean): Promise<void> {
  const kept = getBrand.answer.safeParse(readJson(localStore.get(key)));
  if (!kept.success) return fetchBrand();
  set(kept.data);
  const fetched = fetchBrand().catch(() => {
    // The page works with what it has; a failed call of its own will tell.
  });
  if (!does()) await fetched;
}

function loaded(brand: ShownBrand | null): ShownBrand {
  if (brand === null) throw new Error('the brand is loaded before anything is shown');
  return brand;
}

export const currentBrand = () => loaded(shownBrand.get());

export const useBrand = () => loaded(shownBrand.use());

/** Whether readers have another language to go to. */
export const useHasLanguages = () => useBrand().idiomas.length > 1;

/** Whether the header and the menu have the switch as well; the footer always does (specification 1, §2.2). */
export const useHasLanguageSwitch = () => useBrand().opciones.cambioIdioma;

/** The address of one of the brand's own files. */
export const brandFile = (name: string) => `/marca/${name}`;
