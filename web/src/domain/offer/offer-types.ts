import type { OfferType } from '@portal/contract/offer-fields';
import type { SessionData } from '@portal/contract/session';

/** The types of offers that a student may see; who has no internships never sees a link to them. */
export function offerTypesOf({
  conPracticas,
  puedeOfertasPracticas,
  soloCiclosUAX,
  conEmpleo,
}: Pick<SessionData, 'conPracticas' | 'puedeOfertasPracticas' | 'soloCiclosUAX' | 'conEmpleo'>): OfferType[] {
  return [
    ...(conPracticas && puedeOfertasPracticas && !soloCiclosUAX ? (['practicas'] as const) : []),
    ...(conEmpleo ? (['empleo'] as const) : []),
  ];
}

/** The screens of each type of offer. */
export const offersScreen = { practicas: 'internshipOffers', empleo: 'jobOffers' } as const;
export const offerScreen = { practicas: 'internshipOffer', empleo: 'jobOffer' } as const;
