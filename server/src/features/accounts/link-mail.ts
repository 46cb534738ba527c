import { hashOfSecret, newSecret } from '../../http/link-secret.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import type { EventKind } from '../../notify/event-kinds.ts';
import { eventText } from '../../notify/notification-texts.ts';
import { type Account, keepLink, lockAccount } from './accounts.queries.ts';
import {
  confirmationFor,
  firstLinkFor,
  type LinkUse,
  linkExpiry,
  linkPath,
  passwordLinkFor,
  personalConfirmationFor,
} from './accounts.rules.ts';
import { personalEmailOf } from './confirmation.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** A mail with a link that sets the account's password or confirms an e-mail; null where there is no such account. */
    accountLink: {
      accountId: number | null;
      confirma?: true;
      primera?: true;
      personal?: true;
      /** One of thousands: it waits for those that somebody has just asked for. */
      enLote?: true;
    };
  }
}

const tipoOf = (uso: LinkUse, { userType }: Account): EventKind => {
  if (uso === 'confirmar') return userType === 'Alumno' ? 'emailConfirmation' : 'contactEmailConfirmation';
  if (uso === 'confirmarPersonal') return 'personalEmailConfirmation';
  if (uso === 'establecer') return userType === 'Alumno' ? 'studentFirstPassword' : 'firstPassword';
  return userType === 'Empresa' ? 'contactPasswordRecovery' : 'passwordRecovery';
};

function linkFor(
  account: Account,
  { confirma, primera }: Pick<Queues['accountLink'], 'confirma' | 'primera'>,
): LinkUse | undefined {
  if (confirma) return confirmationFor(account);
  return primera ? firstLinkFor(account) : passwordLinkFor(account);
}

/**
 * Sends an account a link that sets its password or confirms its e-mail. The secret is made here and not by the call, so that it is in the
 * mail and nowhere else: a job's data stay in the database for days. A mail that is tried again carries a new one.
 */
export const accountLinkWorker =
  ({ database, services, mailer }: WorkerTools) =>
  async (job: Queues['accountLink']): Promise<void> => {
    const { accountId } = job;
    // Somebody asked for an account that there is not: the call wrote a job all the same.
    if (accountId === null) return;
    const secret = newSecret();
    const found = await database.transaction(async (db) => {
      const account = await lockAccount(db, accountId);
      if (!account) return undefined;
      const personal = job.personal ? await personalEmailOf(db, accountId) : undefined;
      const uso = job.personal ? personalConfirmationFor(account, personal) : linkFor(account, job);
      if (!uso) return undefined;
      const caduca = linkExpiry(uso, services.now());
      await keepLink(db, { accountId, uso, secretoHash: hashOfSecret(secret), caduca });
      return { account, uso, para: personal?.email ?? account.email };
    });
    if (!found) return;
    const { account, uso, para } = found;
    const language = account.idioma ?? services.brand.idiomaPorDefecto;
    const { titulo, texto } = eventText(language, tipoOf(uso, account), {});
    const link = `${services.publicUrl}${linkPath(uso, account.userType, language, secret)}`;
    await mailer({
      para,
      asunto: titulo,
      texto: `${texto}\n\n${link}\n\n${services.brand.nombre}`,
    });
  };
