import type { SessionData } from '@portal/contract/session';
import type { ShownBrand } from '../../lib/brand.ts';
import { offersScreen, offerTypesOf } from '../../lib/offer-types.ts';

/** Screens of the menu: none of them has parameters. */
export type MenuId =
  | 'internshipOffers'
  | 'jobOffers'
  | 'applications'
  | 'cv'
  | 'myOffers'
  | 'newOffer'
  | 'account'
  | 'management'
  | 'communications'
  | 'mail'
  | 'logout';

/** The entries of the menu, in the specification's order. */
export function menuOf(session: SessionData, brand: ShownBrand): MenuId[] {
  switch (session.userType) {
    case 'Alumno':
      return [...offerTypesOf(session).map((tipo) => offersScreen[tipo]), 'applications', 'cv'];
    case 'Empresa':
      return ['myOffers', 'newOffer'];
    case 'Gestor':
      return ['management', 'communications', ...(brand.demo ? (['mail'] as const) : [])];
  }
}
