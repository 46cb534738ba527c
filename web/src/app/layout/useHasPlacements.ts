import { hasCompanyPlacements, hasOwnPlacements } from '@portal/contract/placements/menu';
import type { Role } from '@portal/contract/roles';
import { useCall } from '../../lib/api/calls.ts';

/** Whether the person who is logged in, or their company, has any placements; not while that is being asked. */
export function useHasPlacements(role: Role | undefined): boolean {
  const own = useCall(hasOwnPlacements, {}, { enabled: role === 'Alumno' });
  const ofCompany = useCall(hasCompanyPlacements, {}, { enabled: role === 'Empresa' });
  return (role === 'Alumno' ? own.data : ofCompany.data) ?? false;
}
