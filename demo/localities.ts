import { localities } from '../server/src/features/catalogue/lists/localities.ts';

export type Locality = (typeof localities)[number];

/** A town of the catalogue by its province and name. */
export function localityNamed(idProvincia: number, name: string): Locality {
  const found = localities.find((town) => town.idProvincia === idProvincia && town.descripcion === name);
  if (!found) throw new Error(`${name} is not in the catalogue for province ${idProvincia}`);
  return found;
}

/** The capital of a province. */
export function capitalOf(idProvincia: number): Locality {
  const found = localities.find((town) => town.idProvincia === idProvincia && town.capital);
  if (!found) throw new Error(`province ${idProvincia} has no capital in the catalogue`);
  return found;
}
