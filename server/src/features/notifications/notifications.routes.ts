import { type Ctx, routes } from '../../http/context.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { isEventKind } from './events.ts';
import { eventText } from './notification-texts.ts';
import { countUnread, markRead, newestOf, type Receiver } from './notifications.queries.ts';

const most = 100;

type ReaderCtx = Ctx<StudentSession | CompanySession>;

const receiverOf = ({ session }: ReaderCtx): Receiver => ({
  accountId: session.accountId,
  companyId: session.userType === 'Empresa' ? session.companyId : null,
});

/** The reader's notifications, in the words of the reader's language. */
async function list(ctx: ReaderCtx) {
  const receiver = receiverOf(ctx);
  const [rows, numNoLeidas] = await Promise.all([
    newestOf(ctx.db, receiver, most),
    countUnread(ctx.db, receiver),
  ]);
  return {
    notificaciones: rows.flatMap(({ id, tipo, datos, importante, ...row }) =>
      isEventKind(tipo)
        ? [
            {
              idNotificacion: id,
              ...eventText(ctx.language, tipo, datos),
              ...row,
              Importante: importante,
              urlExterna: null,
            },
          ]
        : [],
    ),
    numNoLeidas,
  };
}

async function mark(ctx: ReaderCtx, id: number): Promise<null> {
  await markRead(ctx.db, receiverOf(ctx), id, ctx.now());
  return null;
}

export const notificationsRoutes = routes({
  listStudentNotifications: (_, ctx) => list(ctx),
  listCompanyNotifications: (_, ctx) => list(ctx),
  markStudentNotificationRead: ({ body }, ctx) => mark(ctx, body.id),
  markCompanyNotificationRead: ({ body }, ctx) => mark(ctx, body.id),
});
