import { expect, test } from 'vitest';
import { areas } from './lists/areas.ts';
import { degrees } from './lists/degrees.ts';
import { functionalAreas } from './lists/functional-areas.ts';
import { sectors } from './lists/sectors.ts';
import type { Named } from './lists/text.ts';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A function that gives the names of some of a list's entries, in all languages. */
const namesOf = <Entry extends Named>(
  name: string,
  list: readonly Entry[],
  idOf: (entry: Entry) => number,
): string => `
CREATE OR REPLACE FUNCTION ${name}(ids integer[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(names, ' ' ORDER BY id) FROM (VALUES
${list.map((entry) => `    (${idOf(entry)}, ${quoted([...new Set(Object.values(entry.texts))].join(' '))})`).join(',\n')}
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

test('the search knows the names and the areas that the catalogue has now', async () => {
  const sql = `-- What the search knows of the catalogue, written from it:
-- npx vitest run --project server server/src/features/catalogue/search-names.test.ts -u
${degreeAreas}${namesOf('portal_degree_names', degrees, ({ idTitulacion }) => idTitulacion)}${namesOf(
  'portal_functional_area_names',
  functionalAreas,
  ({ idAreaFuncional }) => idAreaFuncional,
)}${namesOf('portal_sector_names', sectors, ({ idSector }) => idSector)}${namesOf(
  'portal_area_names',
  areas,
  ({ idArea }) => idArea,
)}`;
  await expect(sql).toMatchFileSnapshot('../../../migrations/search-names.sql');
});
