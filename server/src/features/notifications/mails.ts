import { isLanguage } from '@portal/contract/languages';
import type { Queues } from '../../jobs/jobs.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { isEventKind } from './events.ts';
import { eventText } from './notification-texts.ts';
import { mailAddress } from './notify.queries.ts';

/** Sends an account the mail of an event, in its own language. An account that has gone gets none. */
export const mailWorker =
  ({ database, services, mailer }: WorkerTools) =>
  async ({ accountId, tipo, datos, urlAcceso }: Queues['mail']): Promise<void> => {
    if (!isEventKind(tipo)) return;
    const account = await mailAddress(database, accountId);
    if (!account) return;
    const { titulo, texto } = eventText(account.idioma ?? services.brand.idiomaPorDefecto, tipo, datos);
    const link = urlAcceso ? `\n\n${services.publicUrl}${urlAcceso}` : '';
    await mailer({
      para: account.email,
      asunto: titulo,
      texto: `${texto}${link}\n\n${services.brand.nombre}`,
    });
  };

/** Sends the mail of an event to an address that has no account to log in with. */
export const mailToWorker =
  ({ services, mailer }: WorkerTools) =>
  async ({ para, idioma, tipo, datos, urlAcceso }: Queues['mailTo']): Promise<void> => {
    if (!isEventKind(tipo)) return;
    const { titulo, texto } = eventText(
      isLanguage(idioma) ? idioma : services.brand.idiomaPorDefecto,
      tipo,
      datos,
    );
    const link = urlAcceso ? `\n\n${services.publicUrl}${urlAcceso}` : '';
    await mailer({ para, asunto: titulo, texto: `${texto}${link}\n\n${services.brand.nombre}` });
  };
