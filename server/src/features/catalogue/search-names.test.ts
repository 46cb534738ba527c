import { expect, test } from 'vitest';
import { areas } from './lists/areas.ts';
import { degrees } from './lists/degrees.ts';
import { functionalAreas } from './lists/functional-areas.ts';
import { islands } from './lists/islands.ts';
import { modalities } from './lists/modalities.ts';
import { provinces } from './lists/provinces.ts';
import {
  degreesSearchedAs,
  functionalAreasSearchedAs,
  modalitiesSearchedAs,
  provincesSearchedAs,
  type SearchedAs,
} from './lists/searched-as.ts';
import { sectors } from './lists/sectors.ts';
import type { Named } from './lists/text.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A function that gives the names of some of a list's entries, in all languages, and what else people type for them. */
const namesOf = <Entry extends Named>(
  name: string,
  list: readonly Entry[],
  idOf: (entry: Entry) => number,
  searchedAs: SearchedAs = {},
): string => `
CREATE OR REPLACE FUNCTION ${name}(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
${list
  .map((entry) => {
    const names = [...Object.values(entry.texts), searchedAs[idOf(entry)] ?? []].flat();
    return `    (${idOf(entry)}, ${quoted([...new Set(names)].join(' '))})`;
  })
  .join(',\n')}
  ) AS named (id, names) WHERE id = ANY (ids)
$$;
`;

const degreeAreas = `
CREATE OR REPLACE FUNCTION portal_degree_area(degree integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
${areas
  .map(({ idArea }) => {
    const ids = degrees.filter((degree) => degree.idArea === idArea).map((degree) => degree.idTitulacion);
    return `    WHEN degree IN (${ids.join(', ')}) THEN ${idArea}`;
  })
  .join('\n')}
  END
$$;
`;

/** «Las Palmas» and «La Palma» have the stem of Palma, which is on another island. */
const isUnlikePalma = ({ texts }: Named): boolean => !/\bPalmas?\b/.test(texts.es);

const names = [
  namesOf('portal_degree_names', degrees, ({ idTitulacion }) => idTitulacion, degreesSearchedAs),
  namesOf(
    'portal_functional_area_names',
    functionalAreas,
    ({ idAreaFuncional }) => idAreaFuncional,
    functionalAreasSearchedAs,
  ),
  namesOf('portal_sector_names', sectors, ({ idSector }) => idSector),
  namesOf('portal_area_names', areas, ({ idArea }) => idArea),
  namesOf('portal_modality_names', modalities, ({ idModalidad }) => idModalidad, modalitiesSearchedAs),
  namesOf(
    'portal_province_names',
    provinces.filter(isUnlikePalma),
    ({ idProvincia }) => idProvincia,
    provincesSearchedAs,
  ),
  namesOf('portal_island_names', islands.filter(isUnlikePalma), ({ idIsla }) => idIsla),
].join('');

test('the search knows the names and the areas that the catalogue has now', async () => {
  const sql = `-- What the search knows of the catalogue, written from it:
-- npx vitest run --project server server/src/features/catalogue/search-names.test.ts -u
${degreeAreas}${names}`;
  await expect(sql).toMatchFileSnapshot('../../../migrations/search-names.sql');
});
