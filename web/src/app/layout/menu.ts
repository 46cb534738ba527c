import type { Role } from '@portal/contract/roles';
import type { PlainScreenId } from '@portal/contract/screens';
import type { SessionData } from '@portal/contract/session';
import { offerTypesOf } from '../../domain/offer/offer-types.ts';
import type { ShownBrand } from '../../lib/brand/brand.ts';

/** What the menu depends on. */
export interface Known {
  readonly session: Pick<
    SessionData,
    'userType' | 'conPracticas' | 'puedeOfertasPracticas' | 'soloCiclosUAX' | 'conEmpleo'
  >;
  readonly brand: Pick<ShownBrand, 'demo' | 'opciones'>;
  /** How many offers there are for the student; undefined while that is being asked. */
  readonly offers: { readonly practicas: number | undefined; readonly empleo: number | undefined };
}

interface MenuEntry {
  readonly id: PlainScreenId;
  /** The part of that screen which it leads to, and is called after. */
  readonly anchor?: 'encuestas';
  readonly for: readonly Role[];
  /** Always, where not said. */
  readonly when?: (known: Known) => boolean;
  /** Also in the bar of wide windows, which has no room for all. */
  readonly inBar?: true;
}

// What is not known yet is shown: it would come a moment later and push the others aside.
const hasOffers =
  (tipo: 'practicas' | 'empleo') =>
  ({ session, offers }: Known) =>
    offerTypesOf(session).includes(tipo) && offers[tipo] !== 0;

// Where surveys are asked (specification 1, §2.1), until they have a screen.
const surveys = { id: 'home', anchor: 'encuestas' } as const;

/**
 * Every role's menu in the order of specification 1, §2.3. An entry whose screen is not built is not here; the
 * portal's own entries stand before the way out.
 */
const menu: readonly MenuEntry[] = [
  { id: 'internshipOffers', for: ['Alumno'], when: hasOffers('practicas'), inBar: true },
  { id: 'jobOffers', for: ['Alumno'], when: hasOffers('empleo'), inBar: true },
  { id: 'applications', for: ['Alumno'], inBar: true },
  { ...surveys, for: ['Alumno'] },
  { id: 'cv', for: ['Alumno'], inBar: true },
  { id: 'myOffers', for: ['Empresa'], inBar: true },
  { id: 'newOffer', for: ['Empresa'], inBar: true },
  { ...surveys, for: ['Empresa'] },
  { id: 'company', for: ['Empresa'] },
  { id: 'management', for: ['Gestor'], inBar: true },
  { id: 'communications', for: ['Gestor'], inBar: true },
  { id: 'managedSurveys', for: ['Gestor'] },
  { id: 'managedAccounts', for: ['Gestor'] },
  { id: 'maintenanceSwitch', for: ['Gestor'] },
  { id: 'mail', for: ['Gestor'], when: ({ brand }) => brand.demo, inBar: true },
  { id: 'profile', for: ['Empresa'] },
  { id: 'account', for: ['Alumno', 'Empresa', 'Gestor'] },
  { id: 'logout', for: ['Alumno', 'Empresa', 'Gestor'] },
  { id: 'leaveService', for: ['Alumno'], when: ({ brand }) => brand.opciones.bajaServicio },
];

/** The menu of who is logged in. */
export const menuOf = (known: Known): readonly MenuEntry[] =>
  menu.filter((entry) => entry.for.includes(known.session.userType) && entry.when?.(known) !== false);
