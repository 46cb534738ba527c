import { countries } from '../catalogue/lists/countries.ts';

const freeCountries: ReadonlySet<number> = new Set(
  countries.filter(({ sinPermiso }) => sinPermiso).map(({ idPais }) => idPais),
);

/** Whether one of these nationalities works in Spain without a permit. */
export const worksFreely = (nationalities: readonly number[]): boolean =>
  nationalities.some((id) => freeCountries.has(id));

/** Whether somebody who has these nationalities, and no other, needs a permit; those who name none are not known to. */
export const needsWorkPermit = (nationalities: readonly number[]): boolean =>
  nationalities.length > 0 && !worksFreely(nationalities);
