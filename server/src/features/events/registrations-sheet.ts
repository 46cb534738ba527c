import type { Brand } from '@portal/contract/brand';
import { dayIn } from '@portal/contract/days';
import type { EventRegistration } from '@portal/contract/events';
import type { Language } from '@portal/contract/languages';
import { type Cell, spreadsheet } from '../../files/spreadsheet.ts';

const words: Readonly<
  Record<
    Language,
    { file: string; columns: readonly string[]; states: Record<'inscrito' | 'espera', string>; yes: string }
  >
> = {
  es: {
    file: 'inscritos',
    columns: ['Nombre', 'Correo', 'Estado', 'Inscripción', 'Asistencia'],
    states: { inscrito: 'Inscrito', espera: 'En lista de espera' },
    yes: 'Sí',
  },
  ca: {
    file: 'inscrits',
    columns: ['Nom', 'Correu', 'Estat', 'Inscripció', 'Assistència'],
    states: { inscrito: 'Inscrit', espera: 'En llista d’espera' },
    yes: 'Sí',
  },
  en: {
    file: 'enrolled',
    columns: ['Name', 'Email', 'State', 'Enrolled on', 'Attended'],
    states: { inscrito: 'Enrolled', espera: 'On the waiting list' },
    yes: 'Yes',
  },
};

/** The registrations of an event as a spreadsheet, in the caller's language. */
export async function registrationsSheet(
  rows: readonly EventRegistration[],
  formato: 'xlsx' | 'csv',
  { language, brand }: { language: Language; brand: Pick<Brand, 'zonaHoraria'> },
  urlEvento: string,
): Promise<{ nombre: string; bytes: Uint8Array }> {
  const { file, columns, states, yes } = words[language];
  const cells = rows.map(({ alumno, email, estado, creada, asistio }): Cell[] => [
    alumno,
    email,
    states[estado],
    dayIn(brand.zonaHoraria, new Date(creada)),
    asistio === null ? '' : yes,
  ]);
  return { nombre: `${file}-${urlEvento}.${formato}`, bytes: await spreadsheet(formato, columns, cells) };
}
