/** Calendar files (RFC 5545). */

export interface CalendarEvent {
  uid: string;
  /** Adds one with each change of the event. */
  secuencia: number;
  modificada: Date;
  inicio: Date;
  /** Minutes. */
  duracion: number;
  titulo: string;
  lugar: string | null;
  enlace: string | null;
  descripcion: string;
  organizador: { nombre: string; correo: string };
  /** Whether calendars are to take it out. */
  cancelada: boolean;
}

/** A moment as calendars write it: in UTC, so that it needs no table of time zones. */
export const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n|\r|\n/g, '\\n');

/** In a parameter quotes cannot be escaped, and nothing may break its line. */
const quoted = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, ' ')}"`;

/** Controls that no text may hold. */
const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n\r\t]/gu, '');

const mostOctets = 75;

/** Breaks a line of more than 75 octets, between characters; what goes on begins with a blank. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > mostOctets) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

/** A text as the value of a property. */
export const calendarText = (value: string): string => escaped(withoutControls(value));

export const calendarLines = (lines: readonly string[]): string => `${lines.map(folded).join('\r\n')}\r\n`;

/** A file with one event. */
export function calendarFile(event: CalendarEvent): string {
  const { organizador, lugar, enlace } = event;
  const end = new Date(event.inicio.getTime() + event.duracion * 60_000);
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Careers portal//Calendar//EN',
    // Nobody answers it from a calendar: the portal is where it is agreed.
    `METHOD:${event.cancelada ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.secuencia}`,
    `DTSTAMP:${utc(event.modificada)}`,
    `DTSTART:${utc(event.inicio)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${calendarText(event.titulo)}`,
    `DESCRIPTION:${calendarText(event.descripcion)}`,
    ...(lugar || enlace ? [`LOCATION:${calendarText(lugar ?? enlace ?? '')}`] : []),
    ...(enlace ? [`URL:${withoutControls(enlace)}`] : []),
    `ORGANIZER;CN=${quoted(organizador.nombre)}:mailto:${organizador.correo}`,
    `STATUS:${event.cancelada ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
