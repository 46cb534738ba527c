import { type IdentityKind, identityKinds, isDni } from '@portal/contract/identifiers';
import { fieldError } from '@portal/contract/validation';
import { number, plain, type Read, truthWith, wrong } from '../cells.rules.ts';

/** What registers write in words, or with a unit, where the portal has a number or a choice. */

const kinds: Readonly<Record<IdentityKind, readonly string[]>> = {
  dni: [
    'dni',
    'd n i',
    'nif',
    'n i f',
    'documento nacional de identidad',
    'document nacional d identitat',
    'd',
  ],
  nie: ['nie', 'n i e', 'tie', 't i e', 'tarjeta de residencia', 'tarjeta de identidad de extranjero', 'n'],
  pasaporte: ['pasaporte', 'passaport', 'passport', 'pas', 'p'],
  otro: [
    'otro',
    'otros',
    'altre',
    'altres',
    'other',
    'documento extranjero',
    'document estranger',
    'foreign id',
  ],
};

export function kindIn(cell: string): Read<IdentityKind> {
  const word = plain(cell);
  const value = identityKinds.find((kind) => kinds[kind].includes(word));
  return value ? { value } : wrong(fieldError('valueUnknown'));
}

/** A DNI with the zeros that a spreadsheet takes away from a number; any other as it is. */
export function withZeros(identifier: string): string {
  const [, digits, letter] = /^(\d{5,7})([A-Z])$/.exec(identifier) ?? [];
  const whole = `${digits?.padStart(8, '0')}${letter}`;
  return digits !== undefined && isDni(whole) ? whole : identifier;
}

export const isEnrolled = truthWith({
  yes: `activo activa actiu active abierto abierta obert oberta vigente vigent matriculado matriculada matriculat enrolled
    current cursando cursant`.split(/\s+/),
  no: `inactivo inactiva inactiu inactive cerrado cerrada tancat tancada baja baixa egresado egresada titulado titulada
    titulat graduado graduada graduat finalizado finalizada finalitzat graduated finished`.split(/\s+/),
});

export const isLastYear = truthWith({ yes: ['ultimo', 'ultim', 'last', 'final'], no: [] });

const ordinals = [
  ['primero', 'primer', 'first'],
  ['segundo', 'segon', 'second'],
  ['tercero', 'tercer', 'third'],
  ['cuarto', 'quart', 'fourth'],
  ['quinto', 'cinque', 'fifth'],
  ['sexto', 'sise', 'sixth'],
];

const year = number(1, 8, 1);

/** `3`, `3º`, `3r`, `3rd year`, `Tercer curso`. */
export function yearIn(cell: string): Read<number> {
  const word = plain(cell.replace(/[ºª°]/g, '')).replace(/ ?(?:curso|curs|year|ano|any)$/, '');
  const named = ordinals.findIndex((names) => names.includes(word));
  const [, digit] = /^(\d)(?: ?(?:o|a|er|ero|do|to|r|n|t|e|st|nd|rd|th))?$/.exec(word) ?? [];
  return year(named >= 0 ? String(named + 1) : (digit ?? cell));
}

const credits = number(0, 999, 2);

/** `180`, `180 ECTS`, `180,5 cr.` */
export const creditsIn = (cell: string): Read<number> =>
  credits(cell.replace(/\s*(?:ects|cr[eèé]d\p{L}*|cr)\.?$/iu, ''));

const classYear = number(1950, 2100, 1);

/** `2024`, or the academic year in which it ended: `2023/24`, `2023-2024`. */
export function yearOfClass(cell: string): Read<number> {
  const [, first = '', last = ''] = /^(\d{4})\s*[/–-]\s*(\d{4}|\d{2})$/.exec(cell) ?? [];
  const ended = last.length === 2 ? `${first.slice(0, 2)}${last}` : last;
  const isNext = Number(ended) === Number(first) + 1 || (first.endsWith('99') && last === '00');
  return classYear(first !== '' && isNext ? String(Number(first) + 1) : cell);
}
