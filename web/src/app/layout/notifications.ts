import {
  listCompanyNotifications,
  listStudentNotifications,
  markCompanyNotificationRead,
  markStudentNotificationRead,
} from '@portal/contract/notifications';
import { keyOf, queryClient, useCall } from '../../lib/calls.ts';
import { send } from '../../lib/client.ts';
import { useSession } from '../../lib/session.ts';

const everySeconds = 60;

/** The notifications of whoever is logged in; managers have none. */
export function useNotifications() {
  const role = useSession()?.data.userType;
  const student = useCall(listStudentNotifications, {}, { enabled: role === 'Alumno', everySeconds });
  const company = useCall(listCompanyNotifications, {}, { enabled: role === 'Empresa', everySeconds });
  return role === 'Empresa' ? company : student;
}

const calls = {
  Alumno: { list: listStudentNotifications, mark: markStudentNotificationRead },
  Empresa: { list: listCompanyNotifications, mark: markCompanyNotificationRead },
} as const;

async function markRead(role: keyof typeof calls, ids: readonly number[]): Promise<void> {
  const { list, mark } = calls[role];
  // The contract has no call for several: one after the other, and the list is asked for once.
  for (const id of ids) await send(mark, { body: { id } }).catch(() => {});
  await queryClient.invalidateQueries({ queryKey: keyOf(list) });
}

/** Marks them as read; those that fail stay unread and will be seen again. */
export function useMarkRead(): (ids: readonly number[]) => void {
  const role = useSession()?.data.userType;
  return (ids) => {
    if (role !== undefined && role !== 'Gestor' && ids.length > 0) markRead(role, ids);
  };
}
