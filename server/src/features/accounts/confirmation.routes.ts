import { confirmationUses, type confirmEmail, type resendConfirmation } from '@portal/contract/accounts';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { Role } from '@portal/contract/roles';
import type { Db } from '../../db/database.ts';
import { type Ctx, routes } from '../../http/context.ts';
import { hashOfSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import { notify } from '../../notify/notify.ts';
import { type Counter, counter, countUse } from '../session/attempts.ts';
import { findLink, lockAccount } from './accounts.queries.ts';
import { accountLimits, linkProblem } from './accounts.rules.ts';
import { confirm, confirmPersonal, personalEmailOf, unconfirmedWith } from './confirmation.queries.ts';
import { tellManagers, type Waiting } from './tell-managers.ts';
import { usableLink } from './usable-link.ts';

const wanted = { usos: confirmationUses, roles: ['Alumno', 'Empresa'] } as const;

/** Counts the mails that an address is sent to be confirmed, typed by anybody. */
export const confirmationCounter = (email: string): Counter =>
  counter('confirmation', email.toLowerCase(), accountLimits.recovery);

/** Has these accounts mailed a link that confirms their e-mail; null stands for nobody. */
export const sendConfirmation = (ctx: Ctx, db: Db, accountIds: readonly (number | null)[]): Promise<void> =>
  ctx.jobs.send(
    db,
    'accountLink',
    ...accountIds.map((accountId) => ({ accountId, confirma: true as const })),
  );

/** What a manager has to decide, now that the e-mail is known to be somebody's. */
const whatWaits = (userType: Role, asked: readonly { empresa: string; speaks: boolean }[]): Waiting[] =>
  userType === 'Alumno'
    ? [{ tipo: 'studentWaits', datos: {} }]
    : asked.map(({ empresa, speaks }) => ({
        tipo: speaks ? 'companyWaits' : 'contactWaits',
        datos: { empresa },
      }));

async function confirmByLink(
  { body: { token } }: Input<typeof confirmEmail>,
  ctx: Ctx,
): Promise<Answer<typeof confirmEmail>> {
  const secretoHash = hashOfSecret(token);
  const used = await confirmedBy(ctx.db, secretoHash, ctx.now());
  if (used) return used;
  const { accountId, userType, nombre, uso } = await usableLink(ctx, token, wanted);
  const isPersonal = uso === 'confirmarPersonal';
  await ctx.transaction(async (db) => {
    await lockAccount(db, accountId);
    if (await confirmedBy(db, secretoHash, ctx.now())) return;
    const problem = linkProblem(await findLink(db, secretoHash), wanted, ctx.now());
    if (problem) throw new Refusal(problem);
    if (isPersonal) return finishPersonal(ctx, db, { accountId, secretoHash });
    const asked = await confirm(db, { accountId, secretoHash }, ctx.now());
    if (!asked) throw new Refusal('linkExpiredOrUsed');
    for (const waiting of whatWaits(userType, asked)) await tellManagers(ctx, db, waiting);
  });
  return { uso: isPersonal ? uso : 'confirmar', userType, name: nombre };
}

/**
 * What a link that is followed again has confirmed, by a second press or a mail program that opens links first; undefined
 * where it has confirmed nothing that still holds.
 */
async function confirmedBy(
  db: Db,
  secretoHash: string,
  now: Date,
): Promise<Answer<typeof confirmEmail> | undefined> {
  const link = await findLink(db, secretoHash);
  const uso = confirmationUses.find((one) => one === link?.uso);
  if (!link?.usado || !uso || link.caduca <= now) return undefined;
  const { estado } = link;
  const holds =
    uso === 'confirmar'
      ? (estado === 'pendiente' || estado === 'activa') && !link.sinConfirmar
      : estado === 'activa' && (await isPersonalConfirmed(db, link.accountId));
  return holds ? { uso, userType: link.userType, name: link.nombre } : undefined;
}

const isPersonalConfirmed = async (db: Db, studentId: number): Promise<boolean> =>
  (await personalEmailOf(db, studentId))?.isConfirmed ?? false;

/** The account's own e-mail is told: it may not have been its owner who named the other. */
async function finishPersonal(
  ctx: Ctx,
  db: Db,
  link: { accountId: number; secretoHash: string },
): Promise<void> {
  await confirmPersonal(db, link, ctx.now());
  await notify({ db, jobs: ctx.jobs }, [link.accountId], {
    tipo: 'personalEmailConfirmed',
    datos: {},
    urlAcceso: '/cv',
  });
}

/** Neither the answer nor its time tells whether there is such a registration, as for a forgotten password. */
const resend = ({ body: { email } }: Input<typeof resendConfirmation>, ctx: Ctx): Promise<null> =>
  ctx.transaction(async (db) => {
    const address = counter('recovery address', ctx.address, accountLimits.recoveryAddress);
    await countUse(db, [confirmationCounter(email), address], ctx.now());
    const found = await unconfirmedWith(db, email.toLowerCase());
    await sendConfirmation(ctx, db, found.length > 0 ? found : [null]);
    return null;
  });

export const confirmationRoutes = routes({ confirmEmail: confirmByLink, resendConfirmation: resend });
