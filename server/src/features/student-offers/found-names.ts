import type { Language } from '@portal/contract/languages';
import { ca } from '../../texts/ca/student-offers.ts';
import { en } from '../../texts/en/student-offers.ts';
import { es } from '../../texts/es/student-offers.ts';
import { fill } from '../../texts/fill.ts';
import { areas } from '../catalogue/lists/areas.ts';
import { degrees } from '../catalogue/lists/degrees.ts';
import { functionalAreas } from '../catalogue/lists/functional-areas.ts';
import {
  degreesSearchedAs,
  functionalAreasSearchedAs,
  type SearchedAs,
} from '../catalogue/lists/searched-as.ts';
import { sectors } from '../catalogue/lists/sectors.ts';
import type { Named } from '../catalogue/lists/text.ts';
import { choicesWith } from './search.rules.ts';

/** Why a search finds an offer by what it chose from the catalogue, which its card does not show. */

/** What an offer chose, as far as its names can be searched. */
export interface ChosenIds {
  titulaciones: number[];
  areaFuncional: number | null;
  sector: number | null;
  categoria: number | null;
}

const texts: Record<Language, typeof es> = { es, ca, en };
const kinds = ['titulaciones', 'areaFuncional', 'sector', 'categoria'] as const;
const namesShown = 3;

const textsById = <Entry extends Named>(
  list: readonly Entry[],
  idOf: (entry: Entry) => number,
  searchedAs: SearchedAs = {},
) =>
  new Map(
    list.map(
      (entry) => [idOf(entry), { ...entry.texts, searchedAs: searchedAs[idOf(entry)] ?? '' }] as const,
    ),
  );

const names = {
  titulaciones: textsById(degrees, ({ idTitulacion }) => idTitulacion, degreesSearchedAs),
  areaFuncional: textsById(
    functionalAreas,
    ({ idAreaFuncional }) => idAreaFuncional,
    functionalAreasSearchedAs,
  ),
  sector: textsById(sectors, ({ idSector }) => idSector),
  categoria: textsById(areas, ({ idArea }) => idArea),
};

/** The names with most of the words that the offer's own text lacks, in the reader's language; null where none has any. */
export function foundNames(words: readonly RegExp[], chosen: ChosenIds, language: Language): string | null {
  const choices = kinds.flatMap((kind) =>
    [chosen[kind] ?? []].flat().flatMap((id) => {
      const named = names[kind].get(id);
      return named === undefined ? [] : [{ kind, shown: named[language], all: Object.values(named) }];
    }),
  );
  const found = choicesWith(words, choices);
  const [first] = found;
  if (first === undefined) return null;
  const ofKind = found.filter(({ kind }) => kind === first.kind).map(({ shown }) => shown);
  return fill(texts[language].found[first.kind], { names: ofKind.slice(0, namesShown).join(', ') }, language);
}
