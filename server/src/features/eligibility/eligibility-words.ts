import type { Catalogue } from '@portal/contract/catalogue';
import type { Language } from '@portal/contract/languages';
import { catalogueIn } from '../catalogue/catalogue.ts';
import type { Rule, RuleData } from './eligibility-check.ts';

/**
 * The sentences of a rule, to the student: met, unmet, and what would meet it (null where nothing would).
 * They say what is looked for, so that they are as true of a duty as of a wish.
 */
export interface RuleText<Data> {
  cumple(datos: Data, say: Words): string;
  falta(datos: Data, say: Words): string;
  remedio(datos: Data, say: Words): string | null;
}

export interface EligibilityTexts {
  rules: { [R in Rule]: RuleText<RuleData[R]> };
  /** Closes a list that is too long to read: 'and 7 more'. */
  more(count: number): string;
  /** Said of a rule that time alone will meet. */
  since(day: string): string;
}

const namesRead = 5;

type Named = { descripcion: string };

const index = <Entry extends Named>(list: readonly Entry[], idOf: (entry: Entry) => number) =>
  new Map(list.map((entry) => [idOf(entry), entry.descripcion]));

const namesIn = (catalogue: Catalogue) => ({
  titulaciones: index(catalogue.titulaciones, ({ idTitulacion }) => idTitulacion),
  idiomas: index(catalogue.idiomas, ({ idIdioma }) => idIdioma),
  nivelesIdioma: new Map(
    catalogue.nivelesIdioma.map(({ idNivelIdioma, codigo, descripcion }) => [
      idNivelIdioma,
      codigo ?? descripcion.toLowerCase(),
    ]),
  ),
  certificados: index(catalogue.certificadosIdioma, ({ idCertificado }) => idCertificado),
  programas: index(catalogue.programasInformaticos, ({ idProgramaInformatico }) => idProgramaInformatico),
  carnes: index(catalogue.carnesConducir, ({ idCarneConducir }) => idCarneConducir),
  paises: index(catalogue.paises, ({ idPais }) => idPais),
  provincias: index(catalogue.provincias, ({ idProvincia }) => idProvincia),
  intereses: index(catalogue.tagsInteres, ({ idTag }) => idTag),
  competencias: index(catalogue.competencias, ({ idCompetencia }) => idCompetencia),
});
type NameLists = ReturnType<typeof namesIn>;

/** What a sentence needs of its language: names of the catalogue, days, lists of things. */
export class Words {
  readonly #names: NameLists;
  readonly #more: EligibilityTexts['more'];
  readonly #day: Intl.DateTimeFormat;
  readonly #and: Intl.ListFormat;
  readonly #or: Intl.ListFormat;

  constructor(language: Language, more: EligibilityTexts['more']) {
    this.#names = namesIn(catalogueIn(language));
    this.#more = more;
    this.#day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    this.#and = new Intl.ListFormat(language, { type: 'conjunction' });
    this.#or = new Intl.ListFormat(language, { type: 'disjunction' });
  }

  name(list: keyof NameLists, id: number): string {
    return this.#names[list].get(id) ?? `#${id}`;
  }

  /** 'A, B and C'. */
  every(list: keyof NameLists, ids: readonly number[]): string {
    return this.#and.format(this.#some(list, ids));
  }

  /** 'A, B or C'. */
  either(list: keyof NameLists, ids: readonly number[], ...others: string[]): string {
    return this.#or.format([...this.#some(list, ids), ...others]);
  }

  day(day: string): string {
    return this.#day.format(new Date(`${day}T00:00:00Z`));
  }

  #some(list: keyof NameLists, ids: readonly number[]): string[] {
    const read = ids.length > namesRead + 1 ? ids.slice(0, namesRead) : ids;
    const names = read.map((id) => this.name(list, id));
    return read.length < ids.length ? [...names, this.#more(ids.length - read.length)] : names;
  }
}
