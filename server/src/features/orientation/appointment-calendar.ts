import type { Language } from '@portal/contract/languages';
import type { AppointmentState } from '@portal/contract/orientation';
import { addressOfPlain } from '@portal/contract/screens';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { fill } from '../../texts/fill.ts';
import { orientationTexts } from '../../texts/orientation.ts';
import { calendarFile } from '../interviews/calendar.rules.ts';
import type { MailedCalendar } from '../interviews/interview-calendar.ts';
import { type AppointmentRow, findAppointment } from './appointments.queries.ts';

type Place = Pick<Services, 'brand' | 'publicUrl'>;

/** The calendar file of an appointment, for its student. */
export function calendarOf({ brand, publicUrl }: Place, row: AppointmentRow, language: Language): string {
  const { uid, creada, modificada, inicio, duracion, orientador, lugar, enlace, estado } = row;
  return calendarFile({
    uid: `${uid}@${new URL(publicUrl).hostname}`,
    // Calendars take a later file for newer by its number alone: the seconds since the first one.
    secuencia: Math.ceil((modificada.getTime() - creada.getTime()) / 1000),
    modificada,
    inicio,
    duracion,
    titulo: fill(orientationTexts[language].summary, { orientador }, language),
    lugar,
    enlace,
    descripcion: [enlace, `${publicUrl}${addressOfPlain(language, 'orientation')}`]
      .filter(Boolean)
      .join('\n\n'),
    organizador: { nombre: brand.nombre, correo: brand.correos.general },
    cancelada: estado === 'cancelada' || estado === 'anulada',
  });
}

/** What goes along with a mail about an appointment, as it stands when the mail is sent. */
export async function mailedAppointment(
  db: Db,
  place: Place,
  id: number,
  language: Language,
): Promise<{ estado: AppointmentState; calendario: MailedCalendar } | undefined> {
  const row = await findAppointment(db, id);
  if (!row) return undefined;
  const isOff = row.estado === 'cancelada' || row.estado === 'anulada';
  const texto = calendarOf(place, row, language);
  return { estado: row.estado, calendario: { metodo: isOff ? 'CANCEL' : 'PUBLISH', texto } };
}
