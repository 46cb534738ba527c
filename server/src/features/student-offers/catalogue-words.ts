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

/** The names of the catalogue by which offers are found, and what people call them. */
export const catalogueWords: readonly string[] = [
  ...named.flatMap((list) => list.flatMap(({ texts }) => Object.values(texts))),
  ...others.flatMap((list) => Object.values(list)),
];
