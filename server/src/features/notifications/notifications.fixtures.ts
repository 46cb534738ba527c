import type { calls } from '@portal/contract/notifications';
import { told } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';

export function notificationsBodies({ portal, student, company }: Callers): BodiesOf<typeof calls> {
  const notification = async (accountId: number) => {
    const [first] = await told(portal, accountId);
    return { id: first?.id ?? 1 };
  };
  const deletion = async () => ({ eliminada: new Date().toISOString() });
  return {
    markStudentNotificationRead: () => notification(student.id),
    markCompanyNotificationRead: () => notification(company.contactId),
    markStudentUnlinkedNotificationsRead: async () => ({ hasta: 1 }),
    markCompanyUnlinkedNotificationsRead: async () => ({ hasta: 1 }),
    markStudentNotificationsRead: async () => ({ hasta: 1 }),
    markCompanyNotificationsRead: async () => ({ hasta: 1 }),
    deleteStudentNotification: () => notification(student.id),
    deleteCompanyNotification: () => notification(company.contactId),
    deleteStudentNotifications: async () => ({ hasta: 1 }),
    deleteCompanyNotifications: async () => ({ hasta: 1 }),
    restoreStudentNotifications: deletion,
    restoreCompanyNotifications: deletion,
    setStudentMailPreference: async () => ({ clase: 'avances' as const, envio: 'resumen' as const }),
    setCompanyMailPreference: async () => ({ clase: 'ofertas' as const, envio: 'nunca' as const }),
  };
}
