import { listCompanyEvents, listEvents } from '@portal/contract/events';
import { useCall } from '../../lib/api/calls.ts';
import { useSession } from '../../lib/session/session.ts';

/** The published events, as the reader’s role gets them. */
export function useEvents({ enabled = true } = {}) {
  const role = useSession()?.data.userType;
  const student = useCall(listEvents, {}, { enabled: enabled && role === 'Alumno' });
  const company = useCall(listCompanyEvents, {}, { enabled: enabled && role === 'Empresa' });
  return role === 'Empresa' ? company : student;
}
