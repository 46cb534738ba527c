import type { Answer } from '@portal/contract/endpoint';
import type { getBrand } from '@portal/contract/portal';
import { sharedValue } from '../storage/shared-value.ts';

export type ShownBrand = Answer<typeof getBrand>;

/** The brand, once it has been loaded: apart from how that is done, since calls report where they failed. */
export const shownBrand = sharedValue<ShownBrand | null>(null);

/** The brand where it is known already, which the addresses of its own pages are of. */
export const knownBrand = shownBrand.get;
