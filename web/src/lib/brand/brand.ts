import { getBrand } from '@portal/contract/portal';
import { send } from '../api/client.ts';
import { setTimeZone } from '../i18n/format.ts';
import { type ShownBrand, shownBrand } from './known-brand.ts';

export type { ShownBrand };

/** Of the element that the server writes it into. */
const elementId = 'marca';

/** The brand that came with the page, or where a development server gave the page, from the portal. */
export async function loadBrand(): Promise<void> {
  const given = document.getElementById(elementId)?.textContent;
  const brand: ShownBrand = given ? JSON.parse(given) : await send(getBrand, {});
  setTimeZone(brand.zonaHoraria);
  shownBrand.set(brand);
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
