import { getCandidate, getCandidateBoard, listCandidates } from '@portal/contract/candidates';
import { countOwnOffers, getOwnOffer, listOwnOffers } from '@portal/contract/company-offers';
import type { Answer, Endpoint } from '@portal/contract/endpoint';
import {
  deleteCompanyNotification,
  deleteCompanyNotifications,
  deleteStudentNotification,
  deleteStudentNotifications,
  listCompanyNotifications,
  listStudentNotifications,
  markCompanyNotificationRead,
  markCompanyNotificationsRead,
  markCompanyUnlinkedNotificationsRead,
  markStudentNotificationRead,
  markStudentNotificationsRead,
  markStudentUnlinkedNotificationsRead,
  type Notification,
  restoreCompanyNotifications,
  restoreStudentNotifications,
} from '@portal/contract/notifications';
import { useEffect, useMemo, useRef } from 'react';
import { applicationCalls } from '../../domain/application/application-calls.ts';
import { keyOf, queryClient, useCall } from '../../lib/api/calls.ts';
import { send } from '../../lib/api/client.ts';
import { useSession } from '../../lib/session/session.ts';
import { followChanges, useIsLive } from './live.ts';

const everySeconds = 60;

/** The notifications of the person who is logged in; managers have none. */
export function useNotifications() {
  const role = useSession()?.data.userType;
  // Told as they change, else asked for by the clock.
  const clock = useIsLive() ? {} : { everySeconds };
  const student = useCall(listStudentNotifications, {}, { enabled: role === 'Alumno', ...clock });
  const company = useCall(listCompanyNotifications, {}, { enabled: role === 'Empresa', ...clock });
  return role === 'Empresa' ? company : student;
}

const callsOf = {
  Alumno: {
    list: listStudentNotifications,
    mark: markStudentNotificationRead,
    markUnlinked: markStudentUnlinkedNotificationsRead,
    markAll: markStudentNotificationsRead,
    remove: deleteStudentNotification,
    removeAll: deleteStudentNotifications,
    restore: restoreStudentNotifications,
  },
  Empresa: {
    list: listCompanyNotifications,
    mark: markCompanyNotificationRead,
    markUnlinked: markCompanyUnlinkedNotificationsRead,
    markAll: markCompanyNotificationsRead,
    remove: deleteCompanyNotification,
    removeAll: deleteCompanyNotifications,
    restore: restoreCompanyNotifications,
  },
} as const;

type Role = keyof typeof callsOf;
type Listed = Answer<typeof listStudentNotifications>;
type Change = (notification: Notification) => Notification | null;

const look = (role: Role) => queryClient.invalidateQueries({ queryKey: keyOf(callsOf[role].list) });

/** Shows a change before the portal has it: what is null afterwards is gone. */
async function showAtOnce(role: Role, change: Change): Promise<void> {
  const queryKey = keyOf(callsOf[role].list);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueriesData<Listed>({ queryKey }, (listed) => {
    if (listed === undefined) return listed;
    const left = listed.notificaciones.map(change).filter((one) => one !== null);
    const unread = (list: readonly Notification[]) => list.filter(({ leida }) => !leida).length;
    const less = unread(listed.notificaciones) - unread(left);
    return { notificaciones: left, numNoLeidas: Math.max(0, listed.numNoLeidas - less) };
  });
}

/** Changes what is shown, has the portal change it, and shows what it then has, also where it failed. */
async function carryOut<T>(role: Role, change: Change, call: () => Promise<T>): Promise<T> {
  await showAtOnce(role, change);
  try {
    return await call();
  } finally {
    await look(role);
  }
}

const read: Change = (one) => ({ ...one, leida: true });

const actionsOf = (role: Role) => {
  const calls = callsOf[role];
  return {
    /** One that fails stays unread and will be seen again. */
    markRead: (id: number): Promise<unknown> =>
      carryOut(
        role,
        (one) => (one.idNotificacion === id ? read(one) : one),
        () => send(calls.mark, { body: { id } }),
      ).catch(() => {}),
    markUnlinkedRead: (hasta: number): Promise<unknown> =>
      carryOut(
        role,
        (one) => (leadsNowhere(one) && one.idNotificacion <= hasta ? read(one) : one),
        () => send(calls.markUnlinked, { body: { hasta } }),
      ).catch(() => {}),
    /** Those that came meanwhile stay unread. Rejects with a `CallError`. */
    markAllRead: (hasta: number): Promise<null> =>
      carryOut(
        role,
        (one) => (one.idNotificacion <= hasta ? read(one) : one),
        () => send(calls.markAll, { body: { hasta } }),
      ),
    /** Gives what undoes it. Rejects with a `CallError`. */
    remove: (id: number): Promise<string | null> =>
      carryOut(
        role,
        (one) => (one.idNotificacion === id ? null : one),
        async () => (await send(calls.remove, { body: { id } })).eliminada,
      ),
    removeAll: (hasta: number): Promise<string | null> =>
      carryOut(
        role,
        (one) => (one.idNotificacion <= hasta ? null : one),
        async () => (await send(calls.removeAll, { body: { hasta } })).eliminada,
      ),
    restore: (eliminada: string): Promise<null> =>
      carryOut(
        role,
        (one) => one,
        () => send(calls.restore, { body: { eliminada } }),
      ),
  };
};

export type NotificationActions = ReturnType<typeof actionsOf>;

const leadsNowhere = ({ urlAcceso }: Notification): boolean => urlAcceso === null;

/** Those that are read by having been seen: the others are when their link is opened. */
export const isReadWhenSeen = (one: Notification): boolean => !one.leida && leadsNowhere(one);

/** The newest that is shown: what comes meanwhile is later. */
export const newestOf = (list: readonly Notification[]): number =>
  Math.max(0, ...list.map(({ idNotificacion }) => idNotificacion));

const roleOf = (userType: string | undefined): Role => (userType === 'Empresa' ? 'Empresa' : 'Alumno');

export function useNotificationActions(): NotificationActions {
  const role = roleOf(useSession()?.data.userType);
  return useMemo(() => actionsOf(role), [role]);
}

/** Looks again whenever something has changed, in whatever tab or process. */
export function useLiveNotifications(): void {
  const session = useSession();
  const account = session?.account;
  const token = session?.token;
  const role = roleOf(session?.data.userType);
  useEffect(() => {
    if (account === undefined || token === undefined) return;
    return followChanges(account, token, () => look(role));
  }, [account, token, role]);
}

/** What each is told of: a page in sight is not to say otherwise than the notification beside it. */
const told: Record<Role, readonly Endpoint[]> = {
  Empresa: [listOwnOffers, countOwnOffers, getOwnOffer, listCandidates, getCandidateBoard, getCandidate],
  Alumno: applicationCalls,
};

/** Asks again for the company's offers and candidates, or the student's applications, as a notification comes. */
export function useFollowedNews(): void {
  const role = roleOf(useSession()?.data.userType);
  const { data } = useNotifications();
  const newest = data && newestOf(data.notificaciones);
  const known = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    const hasCome = known.current !== undefined && newest > known.current;
    known.current = newest;
    if (!hasCome) return;
    for (const call of told[role]) {
      // To ask for a candidate is to open the CV, which the student is told of: not where nobody looks.
      const isUnseen = call === getCandidate && document.visibilityState === 'hidden';
      queryClient.invalidateQueries({ queryKey: keyOf(call), ...(isUnseen && { refetchType: 'none' }) });
    }
  }, [role, newest]);
}
