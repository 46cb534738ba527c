import { companyNewsKinds, type Delivery, studentNewsKinds } from '@portal/contract/notifications';
import { type Ctx, routes } from '../../http/context.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { applicantNames } from '../applications/application-parts.queries.ts';
import { isEventKind } from './events.ts';
import { type Entry, grouped } from './grouping.rules.ts';
import { applicationsText, eventText } from './notification-texts.ts';
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
import { tellPages } from './notify.queries.ts';
import { keepPreference, readPreferences } from './preferences.queries.ts';
import { type ChosenKind, eventsOf, withUsual } from './preferences.rules.ts';

const maxShown = 100;
/** The highest key that there can be. */
const newestId = 2_147_483_647;

type ReaderCtx = Ctx<StudentSession | CompanySession>;

const receiverOf = ({ session }: ReaderCtx): Receiver => ({
  accountId: session.accountId,
  companyId: session.userType === 'Empresa' ? session.companyId : null,
});

/** The names of who sent the applications that are read together; of one that was taken back, none. */
async function namesOf({ db, session }: ReaderCtx, entries: readonly Entry[]): Promise<Map<number, string>> {
  const ids = entries.flatMap(({ count, applications }) => (count > 1 ? applications : []));
  if (session.userType !== 'Empresa' || ids.length === 0) return new Map();
  return applicantNames(db, session.companyId, ids);
}

/** The reader's notifications, in the words of the reader's language. */
async function list(ctx: ReaderCtx) {
  const { notificaciones, numNoLeidas } = await newestOf(ctx.db, receiverOf(ctx), maxShown);
  const entries = grouped(notificaciones);
  const names = await namesOf(ctx, entries);
  return {
    notificaciones: entries.flatMap(({ id, tipo, datos, importante, fecha, count, applications, ...row }) =>
      isEventKind(tipo)
        ? [
            {
              idNotificacion: id,
              ...(count > 1
                ? applicationsText(ctx.language, {
                    count,
                    names: applications.flatMap((one) => names.get(one) ?? []),
                    titulo: datos.titulo ?? null,
                  })
                : eventText(ctx.language, tipo, datos)),
              ...row,
              fecha: new Date(fecha).toISOString(),
              Importante: importante,
              urlExterna: null,
            },
          ]
        : [],
    ),
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
