import { createHash } from 'node:crypto';
import type { editOwnCompany } from '@portal/contract/company-page';
import type { Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { companyTypes } from '../catalogue/lists/company-types.ts';
import { countries } from '../catalogue/lists/countries.ts';
import { employeeRanges } from '../catalogue/lists/employee-ranges.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { sectors } from '../catalogue/lists/sectors.ts';

/** What a company says of itself, and which version of it a change was written upon. */

export type OwnData = Omit<Input<typeof editOwnCompany>['body'], 'version'>;

/** The same data as they are kept, of a company that may not have given all. */
export type KeptData = { readonly [F in keyof OwnData]: OwnData[F] | null };

const known = {
  idTipoEmpresa: new Set(companyTypes.map(({ idTipoEmpresa }) => idTipoEmpresa)),
  idSector: new Set(sectors.map(({ idSector }) => idSector)),
  rangoEmpleados: new Set(employeeRanges.map(({ idRangoEmpleados }) => idRangoEmpleados)),
  idPais: new Set(countries.map(({ idPais }) => idPais)),
  idProvincia: new Set(provinces.map(({ idProvincia }) => idProvincia)),
};

/** The fields whose number no list of the catalogue has. */
export function unknownIds({ idTipoEmpresa, idSector, rangoEmpleados, idPais, idProvincia }: OwnData) {
  const checks: readonly [campo: keyof typeof known, id: number | null][] = [
    ['idTipoEmpresa', idTipoEmpresa],
    ['idSector', idSector],
    ['rangoEmpleados', rangoEmpleados],
    ['idPais', idPais],
    ['idProvincia', idProvincia],
  ];
  return checks.flatMap(([campo, id]) =>
    id === null || known[campo].has(id) ? [] : [{ campo, error: fieldError('malformed') }],
  );
}

/** A name for these data: other data have another. */
export function versionOf(data: KeptData): string {
  const values = [
    data.nombreComercial,
    data.idTipoEmpresa,
    data.idSector,
    data.rangoEmpleados,
    data.descripcion,
    data.web,
    data.direccion,
    data.cp,
    data.idPais,
    data.idProvincia,
    data.provincia,
    data.localidad,
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}

/** A text as it is kept: with a `br` tag for each line break (specification 2, §3). */
export const withBreaks = (text: string): string => text.replaceAll('\n', '<br>');
