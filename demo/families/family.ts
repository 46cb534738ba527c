import type { Language } from '@portal/contract/languages';

/** A text, or one that only the companies named (by `slug`, with spaces between) can say. */
export type Said = string | readonly [companies: string, text: string];

/** What the offers of one kind of position say in one language. `{empresa}` is the company, or its stand-in. */
export interface FamilyTexts {
  /** Names of internships and of jobs. */
  readonly practicas: readonly Said[];
  readonly empleo: readonly Said[];
  /** First paragraphs. */
  readonly intros: readonly Said[];
  readonly tareas: readonly Said[];
  readonly perfil: readonly string[];
}

/** A kind of position: what it asks, what it pays and how it reads. Ids are the catalogue's. */
export interface Family {
  readonly clave: string;
  readonly idAreaFuncional: number;
  /** Degrees that candidates must have one of, the most usual first. */
  readonly requeridas: readonly number[];
  readonly deseables: readonly number[];
  readonly programas: readonly number[];
  readonly intereses: readonly number[];
  readonly modalidades: readonly number[];
  /** Gross euros a year of a job without much experience and of a good one. */
  readonly sueldo: readonly [number, number];
  /** Euros a month of an internship. */
  readonly ayuda: readonly [number, number];
  readonly etiquetas: readonly string[];
  readonly departamento: string;
  /** Documents that it always asks for: an infant school, the certificate of the register of offences. */
  readonly documentos?: readonly number[];
  readonly textos: { readonly es: FamilyTexts } & Readonly<Partial<Record<Language, FamilyTexts>>>;
}
