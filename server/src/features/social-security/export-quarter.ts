import { monthsOf, quarterDeadline } from '@portal/contract/social-security-rules';
import { type Cell, spreadsheet } from '../../files/spreadsheet.ts';
import type { Ctx } from '../../http/context.ts';
import { ca } from '../../texts/ca/social-security.ts';
import { en } from '../../texts/en/social-security.ts';
import { es } from '../../texts/es/social-security.ts';
import { fill } from '../../texts/fill.ts';
import type { Attended } from './attendance.ts';

const texts = { es, ca, en };

/** A quarter as a file for a spreadsheet, in the language of who asks. */
export async function quarterSheet(
  trimestre: string,
  rows: readonly Attended[],
  formato: 'xlsx' | 'csv',
  { language }: Pick<Ctx, 'language'>,
): Promise<{ nombre: string; bytes: Uint8Array }> {
  const words = texts[language];
  const days = monthsOf(trimestre).map((month) => fill(words.days, { month }, language));
  const deadline = quarterDeadline(trimestre);
  const cells = rows.map((row): Cell[] => [
    row.numero,
    row.alumno,
    row.dni ?? '',
    row.numSegSocial ?? '',
    row.empresa,
    row.cif,
    words.registrars[row.quien],
    row.fechaInicio,
    row.fechaFin,
    ...row.dias.map((count) => count ?? ''),
    row.total,
    row.sinConfirmar,
    deadline,
    row.comunicado?.fecha ?? '',
    row.comunicado?.por ?? '',
  ]);
  const columns = [...words.columns.before, ...days, ...words.columns.after];
  return {
    nombre: `${words.fileName}-${trimestre}.${formato}`,
    bytes: await spreadsheet(formato, columns, cells),
  };
}
