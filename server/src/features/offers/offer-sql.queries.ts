import { type Language, languages } from '@portal/contract/languages';
import { islands } from '../domains/catalogue/islands.ts';
import { rejectionReasons } from '../domains/catalogue/rejection-reasons.ts';

/** Pieces of SQL that the students' lists and the offer's page share. */

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

type Entry = readonly [id: number, texts: Record<Language, string>];

/** The name of a catalogue's entry, in the language that a parameter carries: so the database can make the answer. */
function nameOf(column: string, entries: readonly Entry[], language: string): string {
  const inLanguage = languages.map((one) => {
    const names = entries.map(([id, texts]) => `when ${id} then ${literal(texts[one])}`);
    return `when '${one}' then case ${column} ${names.join(' ')} end`;
  });
  // Most rows have none: what is null is not looked for.
  return `case when ${column} is not null then case ${language}::text ${inLanguage.join(' ')} end end`;
}

/** The island's name of an offer `o`. */
export const islandName = (language: string): string =>
  nameOf(
    'o.id_isla',
    islands.map(({ idIsla, texts }) => [idIsla, texts]),
    language,
  );

/** The reason given in an application `a`. */
export const reasonName = (language: string): string =>
  nameOf(
    'a.id_motivo',
    rejectionReasons.map(({ idMotivo, texts }) => [idMotivo, texts]),
    language,
  );

// Offers whose last day has passed are not shown although the job that closes them has not come by yet.
export const notExpired = (alias: string, today: string) =>
  `(${alias}.fecha_caducidad is null or ${alias}.fecha_caducidad >= ${today}::date)`;
