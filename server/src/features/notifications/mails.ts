import { isLanguage, type Language } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import type { Services } from '../../http/context.ts';
import type { Queues } from '../../jobs/queues.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { type EventKind, events, isEventKind } from '../../notify/event-kinds.ts';
import { holdsIn } from '../../notify/events/interviews.ts';
import { appointmentHoldsIn } from '../../notify/events/orientation.ts';
import { mailLink, preferencesLine } from '../../notify/mail-lines.ts';
import { eventSubject, eventText, mailTexts } from '../../notify/notification-texts.ts';
import { mailAddress } from '../../notify/notify.queries.ts';
import { fill } from '../../texts/fill.ts';
import { type MailedCalendar, mailedCalendar } from '../interviews/interview-calendar.ts';
import { mailedAppointment } from '../orientation/appointment-calendar.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** A mail to an account, in its language, about what `tipo` says. */
    mail: {
      accountId: number;
      tipo: string;
      datos: Record<string, string | number | null>;
      urlAcceso: string | null;
    };
    /** A mail to somebody without an account. */
    mailTo: {
      para: string;
      idioma: string;
      tipo: string;
      datos: Record<string, string | number | null>;
      urlAcceso?: string;
    };
  }
}

/** What ends a mail to an account: how to have fewer of them or, where no page opens any more, whom to write to. */
function lastLine(services: Services, language: Language, tipo: EventKind, userType: Role): string | false {
  if (userType === 'Gestor') return false;
  const { general, empresas } = services.brand.correos;
  const line = events[tipo].closesAccount
    ? fill(mailTexts[language].writeTo, { correo: userType === 'Empresa' ? empresas : general }, language)
    : preferencesLine(services, language, tipo);
  return `-- \n${line}`;
}

/** The interview or the appointment that a mail is about, as it stands now, with its calendar file. */
async function meetingOf(
  { database, services }: Pick<WorkerTools, 'database' | 'services'>,
  { idEntrevista, idCita }: Queues['mail']['datos'],
  reader: { role: Role; language: Language },
): Promise<{ estado: string; calendario?: MailedCalendar } | undefined> {
  if (typeof idEntrevista === 'number') return mailedCalendar(database, services, idEntrevista, reader);
  if (typeof idCita === 'number') return mailedAppointment(database, services, idCita, reader.language);
  return undefined;
}

/** Sends an account the mail of an event, in its own language. An account that has gone gets none. */
export const mailWorker =
  ({ database, services, mailer }: WorkerTools) =>
  async ({ accountId, tipo, datos, urlAcceso }: Queues['mail']): Promise<void> => {
    if (!isEventKind(tipo)) return;
    const account = await mailAddress(database, accountId);
    if (!account) return;
    const language = account.idioma ?? services.brand.idiomaPorDefecto;
    const about = await meetingOf({ database, services }, datos, { role: account.userType, language });
    const states: readonly string[] | undefined = holdsIn[tipo] ?? appointmentHoldsIn[tipo];
    // Something else has become of it since it was written.
    if (states && !(about && states.includes(about.estado))) return;
    const parts = [
      eventText(language, tipo, datos).texto,
      urlAcceso && mailLink(services, language, urlAcceso),
      services.brand.nombre,
      lastLine(services, language, tipo, account.userType),
    ];
    await mailer({
      para: events[tipo].toAccountEmail ? account.emailCuenta : account.email,
      asunto: eventSubject(language, tipo, datos),
      texto: parts.filter(Boolean).join('\n\n'),
      ...(about?.calendario && { calendario: about.calendario }),
    });
  };

/** Sends the mail of an event to an address that has no account to log in with. */
export const mailToWorker =
  ({ services, mailer }: WorkerTools) =>
  async ({ para, idioma, tipo, datos, urlAcceso }: Queues['mailTo']): Promise<void> => {
    if (!isEventKind(tipo)) return;
    const language = isLanguage(idioma) ? idioma : services.brand.idiomaPorDefecto;
    const { texto } = eventText(language, tipo, datos);
    const link = urlAcceso ? `\n\n${mailLink(services, language, urlAcceso)}` : '';
    await mailer({
      para,
      asunto: eventSubject(language, tipo, datos),
      texto: `${texto}${link}\n\n${services.brand.nombre}`,
    });
  };
