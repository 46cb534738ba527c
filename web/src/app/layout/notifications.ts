import {
  listCompanyNotifications,
  listStudentNotifications,
  markCompanyNotificationRead,
  markStudentNotificationRead,
} from '@portal/contract/notifications';
import { useCall, useSend } from '../../lib/calls.ts';
import { useSession } from '../../lib/session.ts';

const everySeconds = 60;

/** The notifications of whoever is logged in; managers have none. */
export function useNotifications() {
  const role = useSession()?.data.userType;
  const student = useCall(listStudentNotifications, {}, { enabled: role === 'Alumno', everySeconds });
  const company = useCall(listCompanyNotifications, {}, { enabled: role === 'Empresa', everySeconds });
  return role === 'Empresa' ? company : student;
}

export function useMarkRead() {
  const role = useSession()?.data.userType;
  const student = useSend(markStudentNotificationRead, {
    invalidates: [listStudentNotifications],
    quiet: true,
  });
  const company = useSend(markCompanyNotificationRead, {
    invalidates: [listCompanyNotifications],
    quiet: true,
  });
  return role === 'Empresa' ? company : student;
}
