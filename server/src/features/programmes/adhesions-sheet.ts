import type { Brand } from '@portal/contract/brand';
import { dayIn } from '@portal/contract/days';
import type { Language } from '@portal/contract/languages';
import type { AdhesionState, ManagedAdhesion } from '@portal/contract/programmes';
import { type Cell, spreadsheet } from '../../files/spreadsheet.ts';

interface SheetWords {
  readonly file: string;
  readonly columns: readonly string[];
  readonly who: Readonly<Record<ManagedAdhesion['quien'], string>>;
  readonly states: Readonly<Record<AdhesionState, string>>;
}

const words: Readonly<Record<Language, SheetWords>> = {
  es: {
    file: 'adhesiones',
    columns: ['Nombre', 'Perfil', 'Correo', 'Estado', 'Solicitud', 'Respuesta', 'Motivo'],
    who: { alumno: 'Estudiante', empresa: 'Empresa' },
    states: { solicitada: 'Pendiente', aceptada: 'Aceptada', rechazada: 'Rechazada' },
  },
  ca: {
    file: 'adhesions',
    columns: ['Nom', 'Perfil', 'Correu', 'Estat', 'Sol·licitud', 'Resposta', 'Motiu'],
    who: { alumno: 'Estudiant', empresa: 'Empresa' },
    states: { solicitada: 'Pendent', aceptada: 'Acceptada', rechazada: 'Rebutjada' },
  },
  en: {
    file: 'requests',
    columns: ['Name', 'Profile', 'Email', 'State', 'Requested on', 'Answered on', 'Reason'],
    who: { alumno: 'Student', empresa: 'Company' },
    states: { solicitada: 'Pending', aceptada: 'Accepted', rechazada: 'Refused' },
  },
};

/** Who has asked to join a programme as a file for a spreadsheet, in the language of who asks for it. */
export async function adhesionsSheet(
  rows: readonly ManagedAdhesion[],
  formato: 'xlsx' | 'csv',
  { language, brand }: { language: Language; brand: Pick<Brand, 'zonaHoraria'> },
  idPrograma: number,
): Promise<{ nombre: string; bytes: Uint8Array }> {
  const { file, columns, who, states } = words[language];
  const cells = rows.map(({ nombre, quien, email, estado, fecha, resuelta, motivo }): Cell[] => [
    nombre,
    who[quien],
    email ?? '',
    states[estado],
    dayIn(brand.zonaHoraria, new Date(fecha)),
    resuelta === null ? '' : dayIn(brand.zonaHoraria, new Date(resuelta)),
    motivo ?? '',
  ]);
  return { nombre: `${file}-${idPrograma}.${formato}`, bytes: await spreadsheet(formato, columns, cells) };
}
