import { z } from 'zod';
import { choice } from './envelope.ts';
import {
  type IdentityKind,
  isDni,
  isEmail,
  isForeignIdentity,
  isForeignTaxId,
  isIban,
  isIdentity,
  isPhone,
  isTaxId,
  isUrl,
  normalizeIdentifier,
} from './identifiers.ts';
import { spain } from './places.ts';
import { type FieldErrorKey, fieldError } from './validation.ts';

/** Rules of fields that several areas share (specification 2, §5; specification 1, §5 and §9). */

/**
 * Whether a text of one line has what no keyboard writes there: a line break, with which one line of an e-mail or a file
 * becomes two, another control character, what turns the direction of what follows, or the mark of a letter that could not
 * be read.
 */
export const hasStrangeCharacters = (text: string): boolean =>
  /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFFD]/u.test(text);

const isOneLine = (text: string): boolean => !hasStrangeCharacters(text);

/** Short text: required, 1 to 150 characters. The forms of the agreement alone ask for 3 (specification 1, §5). */
export const shortText = z
  .string()
  .trim()
  .min(1, fieldError('required'))
  .max(150, fieldError('max', { max: 150 }))
  .refine(isOneLine, fieldError('characters'));

/** A person's surnames; empty of somebody who has none: in many countries a name is all that there is. */
export const surnames = shortText.or(z.literal(''));

/** Those of somebody who registers; left out is the same as none. */
export const newSurnames = surnames.default('');

/** Text of the forms that an agreement is made of: required, 3 to 150 characters (specification 1, §5). */
export const agreementText = textFrom3(150).refine(isOneLine, fieldError('characters'));

/** The same up to another length. */
export function textFrom3(max: number) {
  return z
    .string()
    .trim()
    .min(1, { error: fieldError('required'), abort: true })
    .min(3, fieldError('min', { min: 3 }))
    .max(max, fieldError('max', { max }));
}

export const iban = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .refine(isIban, fieldError('iban'));

/** Free text of any length up to `max` characters. */
export const longText = (max: number) => z.string().trim().max(max, fieldError('max', { max }));

/** The longest text that a draft keeps, whatever its field takes in the end. */
export const longestTyped = 20_000;

/** Text of a draft, as it was typed: what is wrong with it is told beside its field, and refused once it is sent. */
export const typedText = z.string().max(longestTyped, fieldError('tooMuch'));

/** A number of a draft; what is no number stands as it was typed. */
export const typedNumber = z.union([z.number(), typedText]).nullable();

/** Why somebody is told no, in at least a word. */
export const writtenReason = longText(1000)
  .min(1, { error: fieldError('required'), abort: true })
  .min(3, fieldError('min', { min: 3 }));

const emailOr = (wrong: FieldErrorKey) =>
  z
    .string()
    .trim()
    .min(1, { error: fieldError('required'), abort: true })
    .max(150, fieldError('max', { max: 150 }))
    .refine(isEmail, fieldError(wrong));

/** Somebody's e-mail among other data, such as a tutor's. */
export const email = emailOr('email');

/** The e-mail by which somebody is known to the portal: the field `email` of the specification has its own sentence. */
export const accountEmail = emailOr('emailInvalid');

/** At least 9 characters. */
export const phone = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .refine((text) => text.length <= 20, fieldError('phoneTooLong'))
  .refine(isPhone, fieldError('malformed'));

/** A host whose last label may be one of the web's, a longer one only before a path, and is no ending of a file. */
const host =
  /^(?:[\p{L}\p{N}-]+\.)+(?!(?:pdf|docx?|odt|jpe?g|png|txt|zip)(?:$|[/?#]))(?:\p{L}{2,4}(?=$|[:/?#])|\p{L}{5,24}(?=\/))/iu;

/** An address as people write it: `portfolio.me/nora` is one of the web; `ana.garcia` and `cv.pdf` are not. */
const withScheme = (text: string): string =>
  host.test(text) && isUrl(`https://${text}`) ? `https://${text}` : text;

const urlOr = (wrong: 'url' | 'webAddress') =>
  z
    .string()
    .trim()
    .overwrite(withScheme)
    .max(500, fieldError('max', { max: 500 }))
    .refine(isUrl, fieldError(wrong));

export const url = urlOr('webAddress');

/** Where one applies outside of the portal: the field `urlInscripcionExterna` of the specification has its own sentence. */
export const applicationUrl = urlOr('url');

/** The number of an identity document where its kind is not asked for: of whom a company names, from any country. */
export const anyIdentityNumber = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .refine((text) => isDni(text) || isForeignIdentity(text), fieldError('dni'));

/** The number of an identity document of any kind; `isOfItsKind` holds it against its kind. */
export const identityNumber = z
  .string()
  .trim()
  .min(1, { error: fieldError('required'), abort: true })
  .max(30, fieldError('max', { max: 30 }));

/** Whether the number is one of its kind, where there is one. */
export const isOfItsKind = ({
  dni: number,
  tipoIdentificacion,
}: {
  dni?: string | null | undefined;
  tipoIdentificacion?: IdentityKind | undefined;
}): boolean => !number || isIdentity(tipoIdentificacion, number);

const withoutLetter = z.object({ tipoIdentificacion: z.enum(['pasaporte', 'otro']) });

/** How `isOfItsKind` is said, beside the number: a DNI or a NIE has the specification's own sentence. */
export const identityProblem = {
  error: ({ input }: { input?: unknown }) =>
    fieldError(withoutLetter.safeParse(input).success ? 'identity' : 'dni'),
  path: ['dni'],
  when: hasNumber,
};

/** Beside other problems of the same body, too. */
function hasNumber({ value }: { value: unknown }): boolean {
  return z.object({ dni: identityNumber }).safeParse(value).success;
}

/** A day without time, as `2026-09-15`. Nobody means one before 1900, and the database has no year 0. */
export const day = z.iso.date(fieldError('date')).refine((text) => text >= '1900-01-01', fieldError('date'));

/** The day of a draft; null where what was typed is none. */
export const rightDay = (typed: string | null | undefined): string | null =>
  day.safeParse(typed).data ?? null;

/** A number with bounds, both allowed. */
export const between = (min: number, max: number) =>
  z
    .number(fieldError('number'))
    .min(min, fieldError('range', { min, max }))
    .max(max, fieldError('range', { min, max }));

export const wholeBetween = (min: number, max: number) => between(min, max).int(fieldError('integer'));

/** A number with bounds that is kept with two decimals: what would have to be rounded is refused. */
export const amountBetween = (min: number, max: number) =>
  between(min, max).refine((amount) => Number(amount.toFixed(2)) === amount, fieldError('decimals'));

export const money = amountBetween(0, 1_000_000);

/** The random part of an address: nobody chose it and nobody can guess it. */
export const urlAcceso = z.string().regex(/^[A-Za-z0-9_-]{12,40}$/);

/** A moment, ISO 8601 with its zone. */
export const moment = z.iso.datetime({ offset: true });

/** What a company chooses in a list of its own data. */
export const companyChoice = choice(fieldError('chooseOneFormal'));

const idPais = companyChoice.default(spain);

/** The country of a company, and its province: one of Spain's, or in its own words (specification 1, §5). */
export const companyPlace = {
  idPais,
  idProvincia: companyChoice.nullable().default(null),
  provincia: shortText.nullable().default(null),
};

const placeFields = z.object(companyPlace);
type CompanyPlace = z.output<typeof placeFields>;

/** Of a company in Spain the province is one of the catalogue. */
export const hasOwnProvince = ({ idPais, idProvincia }: CompanyPlace): boolean =>
  idPais !== spain || idProvincia !== null;

/** Of any other it is written. */
export const hasWrittenProvince = ({ idPais, provincia }: CompanyPlace): boolean =>
  idPais === spain || provincia !== null;

/** What `refine` says of a province that is not given; beside other problems of the same body, too. */
export const noProvince = (field: 'idProvincia' | 'provincia') => ({
  error: fieldError('required'),
  path: [field],
  when: ({ value }: { value: unknown }): boolean => placeFields.safeParse(value).success,
});

/** A tax id of any country; `isTaxIdOf` holds it against its own. */
export const taxId = z
  .string()
  .trim()
  .transform(normalizeIdentifier)
  .refine((text) => isTaxId(text) || isForeignTaxId(text), fieldError('taxId'));

/** How `isTaxIdOf` is said, beside the tax id and beside other problems of the same body. */
export const taxIdProblem = {
  error: fieldError('taxId'),
  path: ['cif'],
  when: ({ value }: { value: unknown }): boolean => z.object({ idPais, cif: taxId }).safeParse(value).success,
};
