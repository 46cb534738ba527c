import { companyNewsKinds, type Delivery, studentNewsKinds } from '@portal/contract/notifications';
import { type Ctx, routes } from '../../http/context.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import type { ChosenKind } from '../../notify/event.ts';
import { tellPages } from '../../notify/notify.queries.ts';
import { eventsOf, withUsual } from '../../notify/preferences.rules.ts';
import { withWords } from './entries.ts';
import {
  deleteAll,
  deleteOne,
  markAllRead,
  markRead,
  markUnlinkedRead,
  newestOf,
  type Receiver,
  restoreDeleted,
} from './notifications.queries.ts';
import { keepPreference, readPreferences } from './preferences.queries.ts';

const maxShown = 100;
/** The highest key that there can be. */
const newestId = 2_147_483_647;

type ReaderCtx = Ctx<StudentSession | CompanySession>;

const receiverOf = ({ session }: ReaderCtx): Receiver => ({
  accountId: session.accountId,
  companyId: session.userType === 'Empresa' ? session.companyId : null,
});

/** The reader's notifications, in the words of the reader's language. */
async function list(ctx: ReaderCtx) {
  const { notificaciones, numNoLeidas } = await newestOf(ctx.db, receiverOf(ctx), maxShown);
  const worded = await withWords(ctx.db, ctx.language, notificaciones);
  return {
    notificaciones: worded.map(({ id, titulo, texto, leida, importante, urlAcceso, fecha }) => ({
      idNotificacion: id,
      titulo,
      texto,
      leida,
      Importante: importante,
      urlAcceso,
      urlExterna: null,
      fecha: new Date(fecha).toISOString(),
    })),
    numNoLeidas,
  };
}

/** The reader's other pages look again where something has changed. */
async function tellOthers({ db, session }: ReaderCtx, changed: boolean): Promise<null> {
  if (changed) await tellPages(db, [session.accountId]);
  return null;
}

const mark = async (ctx: ReaderCtx, id: number): Promise<null> =>
  tellOthers(ctx, await markRead(ctx.db, receiverOf(ctx), id, ctx.now()));

const markUnlinked = async (ctx: ReaderCtx, upTo = newestId): Promise<null> =>
  tellOthers(ctx, await markUnlinkedRead(ctx.db, receiverOf(ctx), upTo, ctx.now()));

const markAll = async (ctx: ReaderCtx, upTo = newestId): Promise<null> =>
  tellOthers(ctx, await markAllRead(ctx.db, receiverOf(ctx), upTo, ctx.now()));

async function remove(ctx: ReaderCtx, id: number) {
  const { eliminada, changed } = await deleteOne(ctx.db, receiverOf(ctx), id, ctx.now());
  await tellOthers(ctx, changed);
  return { eliminada };
}

async function removeAll(ctx: ReaderCtx, upTo = newestId) {
  const now = ctx.now();
  const changed = await deleteAll(ctx.db, receiverOf(ctx), upTo, now);
  await tellOthers(ctx, changed);
  return { eliminada: changed ? now.toISOString() : null };
}

async function restore(ctx: ReaderCtx, eliminada: string): Promise<null> {
  // The wire's moments reach back to a year that the database does not have.
  const moment = Date.parse(eliminada);
  const restored =
    moment > 0 && (await restoreDeleted(ctx.db, receiverOf(ctx), new Date(moment).toISOString()));
  return tellOthers(ctx, restored);
}

const preferences = async <K extends ChosenKind>({ db, session }: ReaderCtx, kinds: readonly K[]) => ({
  clases: withUsual(kinds, await readPreferences(db, session.accountId)),
});

async function choose(
  { db, session }: ReaderCtx,
  { clase, envio }: { clase: ChosenKind; envio: Delivery },
): Promise<null> {
  await keepPreference(db, session.accountId, { clase, envio, tipos: eventsOf(clase) });
  return null;
}

export const notificationsRoutes = routes({
  listStudentNotifications: (_, ctx) => list(ctx),
  listCompanyNotifications: (_, ctx) => list(ctx),
  markStudentNotificationRead: ({ body }, ctx) => mark(ctx, body.id),
  markCompanyNotificationRead: ({ body }, ctx) => mark(ctx, body.id),
  markStudentUnlinkedNotificationsRead: ({ body }, ctx) => markUnlinked(ctx, body?.hasta),
  markCompanyUnlinkedNotificationsRead: ({ body }, ctx) => markUnlinked(ctx, body?.hasta),
  markStudentNotificationsRead: ({ body }, ctx) => markAll(ctx, body?.hasta),
  markCompanyNotificationsRead: ({ body }, ctx) => markAll(ctx, body?.hasta),
  deleteStudentNotification: ({ body }, ctx) => remove(ctx, body.id),
  deleteCompanyNotification: ({ body }, ctx) => remove(ctx, body.id),
  deleteStudentNotifications: ({ body }, ctx) => removeAll(ctx, body?.hasta),
  deleteCompanyNotifications: ({ body }, ctx) => removeAll(ctx, body?.hasta),
  restoreStudentNotifications: ({ body }, ctx) => restore(ctx, body.eliminada),
  restoreCompanyNotifications: ({ body }, ctx) => restore(ctx, body.eliminada),
  getStudentMailPreferences: (_, ctx) => preferences(ctx, studentNewsKinds),
  getCompanyMailPreferences: (_, ctx) => preferences(ctx, companyNewsKinds),
  setStudentMailPreference: ({ body }, ctx) => choose(ctx, body),
  setCompanyMailPreference: ({ body }, ctx) => choose(ctx, body),
});
