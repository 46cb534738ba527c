import { type Cell, spreadsheet } from '../../files/spreadsheet.ts';
import type { Ctx } from '../../http/context.ts';
import { fill } from '../../texts/fill.ts';
import { annexTexts } from './annex-texts.ts';
import { placementTextsOf } from './placement-texts.ts';
import { type ExportedPlacement, mostExported } from './read-placements.queries.ts';

/** The placements as a spreadsheet file in the reader's language. The last line says so if the file was cut. */
export async function placementsSheet(
  rows: readonly ExportedPlacement[],
  formato: 'xlsx' | 'csv',
  { language, today }: Pick<Ctx, 'language' | 'today'>,
): Promise<{ nombre: string; bytes: Uint8Array }> {
  const words = placementTextsOf[language];
  const { kinds } = annexTexts[language];
  const cells = rows
    .slice(0, mostExported)
    .map((row): Cell[] => [
      row.numero,
      words.states[row.estado],
      kinds[row.tipoPractica],
      row.alumno,
      row.dni ?? '',
      row.titulacion ?? '',
      row.empresa,
      row.cif,
      row.titulo,
      row.fechaInicio,
      row.fechaFin,
      row.horasTotales,
      row.horasHechas,
      row.ayudaEstudio ?? '',
      row.tutorEmpresa,
      row.tutorAcademico ?? '',
      row.calificacion ?? '',
    ]);
  if (rows.length > mostExported) cells.push([fill(words.cut, { numero: mostExported }, language)]);
  return {
    nombre: `${words.fileName}-${today()}.${formato}`,
    bytes: await spreadsheet(formato, words.columns, cells),
  };
}
