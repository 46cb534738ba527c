import { dayIn } from '@portal/contract/days';
import { type OfferBrand, offerFieldSetting } from '@portal/contract/offer-field-settings';
import type { OfferType } from '@portal/contract/offer-fields';
import { spain } from '@portal/contract/places';
import { checkOffer, requiredFields, withoutHidden } from '@portal/contract/schemas/offer-rules';
import { type OfferContent, offerContent, offerDraft, offerLanguage } from '@portal/contract/schemas/offers';
import { type FieldErrorTexts, fieldError, fieldErrorText } from '@portal/contract/validation';
import { z } from 'zod';
import type { ReadableOffer } from '../../domain/offer/readable-offer.ts';
import { parseInputs, problemsIn } from '../../lib/forms/forms.ts';
import { isFilled } from './progress.ts';
import { type NumberFieldName, numberFields } from './sections.ts';

export type OfferDraft = z.output<typeof offerDraft>;

type OfferLanguage = OfferContent['idiomas'][number];

/** A row of languages, in which nothing may be chosen yet. */
export type LanguageRow = Omit<OfferLanguage, 'idIdioma' | 'idNivelIdioma'> & {
  idIdioma: number | null;
  idNivelIdioma: number | null;
};

/** What the inputs hold: the offer, with `''` where something was erased, and the key of this form. */
export type OfferValues = Omit<OfferContent, 'idiomas'> & { idiomas: LanguageRow[]; claveEnvio: string };

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
  draft: Partial<OfferDraft> = {},
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

type Path = readonly PropertyKey[];

/** The value without what stands at the paths; of a list, the whole entry goes. */
function prune(value: unknown, paths: readonly Path[]): unknown {
  if (paths.some((path) => path.length === 0)) return undefined;
  const inside = (key: string) =>
    paths.filter(([first]) => String(first) === key).map((path) => path.slice(1));
  if (Array.isArray(value)) return value.filter((_, index) => inside(String(index)).length === 0);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).map(([key, inner]) => [key, prune(inner, inside(key))] as const);
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}

/** Whether a draft keeps every value of the form. */
export const isWhole = (values: OfferValues): boolean => parseInputs(offerDraft, values).success;

/** What can be kept of a form that is still being filled: every value that is right by itself. */
export function draftOf(values: OfferValues): OfferDraft {
  const typed: unknown = JSON.parse(JSON.stringify(values, (_, value) => (value === '' ? null : value)));
  const first = offerDraft.safeParse(typed);
  if (first.success) return first.data;
  const second = offerDraft.safeParse(
    prune(
      typed,
      first.error.issues.map(({ path }) => path),
    ),
  );
  // A value may hide another that is wrong; then only the type is sure.
  return second.success ? second.data : { tipo: values.tipo };
}

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

/** What is against each number that is filled, by its field: null where nothing is. */
export function numberProblems(
  values: OfferValues,
  check: Check,
): Partial<Record<NumberFieldName, string | null>> {
  const found = { ...brandProblems(values, check), ...problemsIn(offerSchema, values) };
  return Object.fromEntries(
    numberFields.filter((name) => isFilled(values[name])).map((name) => [name, found[name] ?? null]),
  );
}

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
