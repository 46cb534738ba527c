import { dayIn } from '@portal/contract/days';
import { type OfferBrand, offerFieldSetting } from '@portal/contract/offer-field-settings';
import type { OfferType } from '@portal/contract/offer-fields';
import { spain } from '@portal/contract/places';
import { checkOffer, requiredFields, withoutHidden } from '@portal/contract/schemas/offer-rules';
import { type OfferContent, offerContent, offerLanguage } from '@portal/contract/schemas/offers';
import {
  type OfferDraft,
  rightPart,
  type TypedOffer,
  type WholeTypedOffer,
} from '@portal/contract/schemas/typed-offer';
import { type FieldErrorTexts, fieldError, fieldErrorText } from '@portal/contract/validation';
import { z } from 'zod';
import type { ReadableOffer } from '../../domain/offer/readable-offer.ts';
import { parseInputs, problemsIn } from '../../lib/forms/forms.ts';
import { isFilled } from './progress.ts';
import { fieldOf, hiddenFields } from './sections.ts';

/** A row of languages, in which nothing may be chosen yet. */
export type LanguageRow = WholeTypedOffer['idiomas'][number];

/** What the inputs hold: the offer as it is typed, right or wrong, and the key of this form. */
export type OfferValues = WholeTypedOffer & { claveEnvio: string };

const chosen = z.number(fieldError('required'));

/** An offer as the form checks it: where nothing is chosen in a row, that is what it says. */
export const offerSchema = offerContent.extend({
  idiomas: z.array(offerLanguage.extend({ idIdioma: chosen, idNivelIdioma: chosen })).max(10),
});

const untitled = offerContent.omit({ titulo: true });

/** The inputs of a form: empty, or as the draft says. */
export function offerValues(
  tipo: OfferType,
  claveEnvio: string,
  draft: Partial<TypedOffer> = {},
): OfferValues {
  const values = { ...untitled.parse({ tipo }), titulo: '', claveEnvio };
  for (const [name, value] of Object.entries(draft)) {
    if (value !== undefined && value !== null && name in values) Reflect.set(values, name, value);
  }
  return { ...values, tipo };
}

/** Some fields of an object. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  const wanted = new Set<PropertyKey>(names);
  return Object.fromEntries(Object.entries(from).filter(([name]) => wanted.has(name))) as Pick<T, K>;
}

/** What of a form that is still being filled is right by itself. */
export const draftOf = ({ claveEnvio: _, ...typed }: OfferValues): OfferDraft => rightPart(typed);

/** What the portal keeps of it: all of it, as it is typed. */
export const typedOf = ({ claveEnvio: _, ...typed }: OfferValues): TypedOffer => typed;

/** The same as a text, to tell whether anything was typed since: an input that was emptied says nothing. */
export const typedText = (typed: TypedOffer): string =>
  JSON.stringify(typed, (_, value) => (value === '' ? null : value));

/** The draft as a whole offer: what is not there yet is empty. */
function contentOf(values: OfferValues): OfferContent {
  const { tipo, titulo = '', ...draft } = draftOf(values);
  return { ...untitled.parse({ ...draft, tipo }), titulo };
}

export const isInSpain = ({ idPais }: Pick<OfferValues, 'idPais'>) => idPais === null || idPais === spain;

/**
 * The offer as the portal keeps it, to tell whether it has what stands in the form: without what the institution hides,
 * and with the name that the list has for a town.
 */
export function contentText(values: OfferValues, brand: OfferBrand): string {
  const content = withoutHidden(contentOf(values), brand);
  return JSON.stringify({ ...content, localidad: content.idLocalidad === null ? content.localidad : null });
}

/** The inputs that must be filled as the offer stands. */
export function requiredInputs(values: OfferValues, brand: OfferBrand): string[] {
  const required = [...requiredFields(contentOf(values), brand)];
  const isTownAsked = offerFieldSetting(brand, values.tipo, 'idLocalidad').required;
  if (!isTownAsked || !isInSpain(values)) return required;
  return [...required.filter((field) => field !== 'localidad'), 'idLocalidad'];
}

interface Check {
  brand: OfferBrand & { zonaHoraria: string };
  hasFile: boolean;
  texts: FieldErrorTexts;
  now?: Date;
}

/** What the institution's own rules have against the offer: a sentence by the path of each field. */
export function brandProblems(
  values: OfferValues,
  { brand, hasFile, texts, now = new Date() }: Check,
): Record<string, string> {
  const today = dayIn(brand.zonaHoraria, now);
  const errors = checkOffer(withoutHidden(contentOf(values), brand), brand, today, hasFile);
  return Object.fromEntries(
    errors.map(({ campo, error }) => [
      // In Spain the list of towns is the place to answer; to write one is the way out.
      campo === 'localidad' && isInSpain(values) ? 'idLocalidad' : campo,
      fieldErrorText(texts, { code: 'custom', path: [], message: error, input: undefined }),
    ]),
  );
}

/**
 * What is wrong with what was typed, by path: by itself, or by the rules of the institution. What is still to be filled is
 * not wrong.
 */
export function typedProblems(values: OfferValues, check: Check): Record<string, string> {
  const hidden: ReadonlySet<string> = hiddenFields(check.brand, values.tipo);
  const found = { ...brandProblems(values, check), ...problemsIn(offerSchema, values) };
  const isTyped = (field: string) => !hidden.has(field) && isFilled(Reflect.get(values, field));
  return Object.fromEntries(Object.entries(found).filter(([path]) => isTyped(fieldOf(path))));
}

/** What is said at once, while it is typed: that there is too much of it. */
export function tooMuchIn(
  field: keyof typeof offerContent.shape,
  typed: string,
  texts: FieldErrorTexts,
): string | undefined {
  const issues = offerContent.shape[field].safeParse(typed).error?.issues ?? [];
  const tooMuch = issues.find(({ code }) => code === 'too_big');
  return tooMuch && fieldErrorText(texts, tooMuch);
}

/** The longest title of an offer. */
export const longestTitle = offerContent.shape.titulo.maxLength ?? 0;

/** The fields that would be refused as they stand, by the same rules as when the offer is sent. */
export function refusedFields(
  values: OfferValues,
  brand: OfferBrand & { zonaHoraria: string },
): ReadonlySet<string> {
  const ofThemselves =
    parseInputs(offerSchema, values).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const today = dayIn(brand.zonaHoraria, new Date());
  const together = checkOffer(withoutHidden(contentOf(values), brand), brand, today);
  return new Set([...ofThemselves, ...together.map(({ campo }) => campo.split('.')[0] ?? campo)]);
}

interface Surroundings {
  brand: OfferBrand;
  /** What the company tells of itself, which the preview shows where the offer does not hide it. */
  company: NonNullable<ReadableOffer['empresa']>;
  /** The island of the offer's town, where it is on one. */
  island: { idIsla: number; nombreIsla: string } | null;
  file: ReadableOffer['ficheroComplementario'];
}

/** The offer as a student will read it, while it is being written. */
export function readableOf(
  values: OfferValues,
  { brand, company, island, file }: Surroundings,
): ReadableOffer {
  const content = withoutHidden(contentOf(values), brand);
  return {
    ...content,
    idIsla: island?.idIsla ?? null,
    nombreIsla: island?.nombreIsla ?? null,
    // The centre's name would tell whose it is.
    centroPracticas: content.ocultarDatosEmpresa ? null : content.centroPracticas,
    empresa: content.ocultarDatosEmpresa ? null : company,
    ficheroComplementario: file,
  };
}
