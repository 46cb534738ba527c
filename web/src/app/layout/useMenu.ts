import { countEducationRequests, hasEducationMenu } from '@portal/contract/education-requests/menu';
import { countInternshipOffers, countJobOffers } from '@portal/contract/student-offers';
import { offerTypesOf } from '../../domain/offer/offer-types.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useSession } from '../../lib/session/session.ts';
import { menuOf } from './menu.ts';
import { useHasPlacements } from './useHasPlacements.ts';

/** The menu of the person who is logged in, by what there is for them at present. */
export function useMenu(): ReturnType<typeof menuOf> {
  const brand = useBrand();
  const session = useSession()?.data;
  const types = session?.userType === 'Alumno' ? offerTypesOf(session) : [];
  const practicas = useCall(countInternshipOffers, {}, { enabled: types.includes('practicas') });
  const empleo = useCall(countJobOffers, {}, { enabled: types.includes('empleo') });
  const hasPlacements = useHasPlacements(session?.userType);
  const role = brand.opciones.menuSolicitudesEducacion ? session?.userType : undefined;
  const ofStudent = useCall(countEducationRequests, {}, { enabled: role === 'Alumno' });
  const ofCompany = useCall(hasEducationMenu, {}, { enabled: role === 'Empresa' });
  if (session === undefined) return [];
  const hasEducation = ofStudent.data?.puedeSolicitar ?? ofCompany.data ?? false;
  const offers = { practicas: practicas.data?.numTotal, empleo: empleo.data?.numTotal };
  return menuOf({ session, brand, offers, hasPlacements, hasEducation });
}
