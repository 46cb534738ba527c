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
  | 'leaveService'
  | 'management'
  | 'managedAccounts'
  | 'maintenanceSwitch'
  | 'mail'
  | 'logout';

/** The entries of the menu, in the specification's order. */
export function menuOf(session: SessionData, brand: ShownBrand): MenuId[] {
  switch (session.userType) {
    case 'Alumno':
      return [
        ...offerTypesOf(session).map((tipo) => offersScreen[tipo]),
        'applications',
        'cv',
        ...(brand.opciones.bajaServicio ? (['leaveService'] as const) : []),
      ];
    case 'Empresa':
      return ['myOffers', 'newOffer'];
    case 'Gestor':
      return [
        'management',
        'managedAccounts',
        'maintenanceSwitch',
        ...(brand.demo ? (['mail'] as const) : []),
      ];
  }
}
