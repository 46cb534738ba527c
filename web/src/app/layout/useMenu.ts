import { countInternshipOffers, countJobOffers } from '@portal/contract/student-offers';
import { useBrand } from '../../lib/brand.ts';
import { useCall } from '../../lib/calls.ts';
import { offerTypesOf } from '../../lib/offer-types.ts';
import { useSession } from '../../lib/session.ts';
import { menuOf } from './menu.ts';

/** The menu of who is logged in, by what there is for them at present. */
export function useMenu(): ReturnType<typeof menuOf> {
  const brand = useBrand();
  const session = useSession()?.data;
  const types = session?.userType === 'Alumno' ? offerTypesOf(session) : [];
  const practicas = useCall(countInternshipOffers, {}, { enabled: types.includes('practicas') });
  const empleo = useCall(countJobOffers, {}, { enabled: types.includes('empleo') });
  if (session === undefined) return [];
  const offers = { practicas: practicas.data?.numTotal, empleo: empleo.data?.numTotal };
  return menuOf({ session, brand, offers });
}
