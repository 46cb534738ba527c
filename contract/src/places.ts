import { isForeignTaxId, isTaxId } from './identifiers.ts';

/** Where a company is: of Spain the catalogue has the provinces, of any other country they are written. */

/** `idPais` of Spain (specification 1, §9): the other countries have their ISO number, and none has 1. */
export const spain = 1;

interface Place {
  readonly idPais: number;
  readonly idProvincia: number | null;
  readonly provincia: string | null;
}

/** The field that holds the province of a country. */
export const provinceField = (idPais: number): 'idProvincia' | 'provincia' =>
  idPais === spain ? 'idProvincia' : 'provincia';

/** The place as it is kept: without what its country does not have. */
export const placeOf = ({ idPais, idProvincia, provincia }: Place): Place => ({
  idPais,
  idProvincia: idPais === spain ? idProvincia : null,
  provincia: idPais === spain ? null : provincia,
});

/** Whether a tax id is one of the country. */
export const isTaxIdOf = (idPais: number, value: string): boolean =>
  idPais === spain ? isTaxId(value) : isForeignTaxId(value);
