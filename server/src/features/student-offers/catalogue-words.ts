import { type Language, languages } from '@portal/contract/languages';
import { areas } from '../catalogue/lists/areas.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { functionalAreas } from '../catalogue/lists/functional-areas.ts';
import { islands } from '../catalogue/lists/islands.ts';
import { modalities } from '../catalogue/lists/modalities.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import {
  degreesSearchedAs,
  functionalAreasSearchedAs,
  modalitiesSearchedAs,
  provincesSearchedAs,
} from '../catalogue/lists/searched-as.ts';
import { sectors } from '../catalogue/lists/sectors.ts';

const named = [degrees, functionalAreas, sectors, areas, modalities, provinces, islands];
const others = [degreesSearchedAs, functionalAreasSearchedAs, modalitiesSearchedAs, provincesSearchedAs];

/** What people call what is in the catalogue. */
const calledAs = others.flatMap((list) => Object.values(list));

/** The names of the catalogue by which offers are found. */
export const catalogueNames = (language: Language): readonly string[] =>
  named.flatMap((list) => list.map(({ texts }) => texts[language]));

/** These names in all languages, and what people call them. */
export const catalogueWords: readonly string[] = [...languages.flatMap(catalogueNames), ...calledAs];
