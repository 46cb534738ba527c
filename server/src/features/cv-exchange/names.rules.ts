import { languages } from '@portal/contract/languages';
import { plain } from '../../texts/plain.ts';
import { competencies } from '../catalogue/lists/competencies.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { interestTags } from '../catalogue/lists/interest-tags.ts';
import { spokenLanguages, spokenLevels } from '../catalogue/lists/languages-spoken.ts';
import { levels } from '../catalogue/lists/levels.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { software } from '../catalogue/lists/software.ts';
import type { Named } from '../catalogue/lists/text.ts';

/** What of the catalogue a name means, in whichever of the portal's languages it is written. */

type Find<Id> = (name: string) => Id | undefined;

function finder<Entry extends Named>(list: readonly Entry[], idOf: (entry: Entry) => number): Find<number> {
  const ids = new Map<string, number>();
  for (const entry of list)
    for (const language of languages) {
      const name = plain(entry.texts[language]);
      if (!ids.has(name)) ids.set(name, idOf(entry));
    }
  return (name) => ids.get(plain(name));
}

export const softwareOf = finder(software, ({ idProgramaInformatico }) => idProgramaInformatico);
export const competencyOf = finder(competencies, ({ idCompetencia }) => idCompetencia);
export const interestOf = finder(interestTags, ({ idTag }) => idTag);
export const provinceOf = finder(provinces, ({ idProvincia }) => idProvincia);

export const countryOf = (code: string): number | undefined =>
  countries.find(({ codigo }) => codigo === code.trim().toUpperCase())?.idPais;
export const countryCodeOf = (id: number | null): string | undefined =>
  countries.find(({ idPais }) => idPais === id)?.codigo;

/** The three letters that Europass writes for the two of the catalogue (ISO 639-2); the other way both ISO 639-2 sets. */
// biome-ignore format: a table
const threeLetters: Readonly<Record<string, readonly string[]>> = {
  es: ['spa'], ca: ['cat'], en: ['eng'], fr: ['fra', 'fre'], de: ['deu', 'ger'], it: ['ita'], pt: ['por'],
  gl: ['glg'], eu: ['eus', 'baq'], oc: ['oci'], ar: ['ara'], zh: ['zho', 'chi'], ja: ['jpn'], ko: ['kor'],
  ru: ['rus'], uk: ['ukr'], ro: ['ron', 'rum'], bg: ['bul'], pl: ['pol'], cs: ['ces', 'cze'], hu: ['hun'],
  el: ['ell', 'gre'], tr: ['tur'], nl: ['nld', 'dut'], sv: ['swe'], no: ['nor'], da: ['dan'], fi: ['fin'],
  he: ['heb'], hi: ['hin'], ur: ['urd'],
};

const languageByName = finder(spokenLanguages, ({ idIdioma }) => idIdioma);

export function languageOf(name: string): number | undefined {
  const code = name.trim().toLowerCase();
  const short = Object.entries(threeLetters).find(([, codes]) => codes.includes(code))?.[0] ?? code;
  return spokenLanguages.find(({ codigo }) => codigo === short)?.idIdioma ?? languageByName(name);
}

/** A code for Europass: three letters, and the name of a language without one. */
export function languageCodeOf(name: string): string {
  const found = spokenLanguages.find(({ idIdioma }) => idIdioma === languageByName(name));
  return threeLetters[found?.codigo ?? '']?.[0] ?? found?.codigo ?? name;
}

export const native = 7;
const nativeWords = /nativ|nadiu|matern|mother|bilingu/;
const levelByName = finder(spokenLevels, ({ idNivelIdioma }) => idNivelIdioma);

/** A level of a language: `B2` wherever it stands, or that it is one's own. */
export function languageLevelOf(text: string): number | undefined {
  const [code] = /\b[ABC][12]\b/.exec(text.toUpperCase()) ?? [];
  const found = spokenLevels.find(({ codigo }) => codigo !== undefined && codigo === code);
  return found?.idNivelIdioma ?? levelByName(text) ?? (nativeWords.test(plain(text)) ? native : undefined);
}

const levelByExactName = finder(levels, ({ idNivel }) => idNivel);
/** Words by which people name a level of studies, the highest first. */
const levelWords: readonly (readonly [RegExp, number])[] = [
  [/doctor|phd|ph\.d/, 3],
  [/posgrad|postgrau|postgrad|master|mba|m\.?sc|m\.?a\.?$/, 2],
  [/\bgrado\b|\bgrau\b|bachelor|degree|licenciat|llicenciat|diplomat|ingenier|enginyer|b\.?sc|b\.?a\.?$/, 1],
  [/ciclo formativo|cicle formatiu|vocational|grado superior|grau superior|\bfp\b|\bhnd\b/, 0],
];

export function studyLevelOf(text: string): number | undefined {
  const exact = levelByExactName(text);
  if (exact !== undefined) return exact;
  const words = plain(text);
  // «Grado superior» is no «grado».
  if (levelWords[3]?.[0].test(words)) return 0;
  return levelWords.find(([pattern]) => pattern.test(words))?.[1];
}

/** The degree of the catalogue of this name, of this level where several have the name. */
export function degreeOf(name: string, level: number | undefined): number | undefined {
  const same = degrees.filter(({ texts }) =>
    languages.some((language) => plain(texts[language]) === plain(name)),
  );
  const found = same.find(({ idNivel }) => idNivel === level) ?? (level === undefined ? same[0] : undefined);
  return found?.idTitulacion;
}

/** Every name of a degree of the catalogue. */
export const degreeNames = (id: number | null): readonly string[] => {
  const found = degrees.find(({ idTitulacion }) => idTitulacion === id);
  return found ? languages.map((language) => found.texts[language]) : [];
};
