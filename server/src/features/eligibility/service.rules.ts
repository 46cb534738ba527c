import type { OfferType } from '@portal/contract/offer-fields';
import type { StudentSession } from '../../http/session.ts';

type Services = Pick<
  StudentSession,
  'conPracticas' | 'conEmpleo' | 'puedeOfertasPracticas' | 'soloCiclosUAX'
>;

/** Why a student sees no offers of a type (specification 2, §6); undefined where they do. */
export function serviceRefusal(
  tipo: OfferType,
  { conPracticas, conEmpleo, puedeOfertasPracticas, soloCiclosUAX }: Services,
): 'noEmploymentService' | 'noPlacementService' | 'notEnrolledInPlacements' | undefined {
  if (tipo === 'empleo') return conEmpleo ? undefined : 'noEmploymentService';
  if (!conPracticas || soloCiclosUAX) return 'noPlacementService';
  return puedeOfertasPracticas ? undefined : 'notEnrolledInPlacements';
}
