import { createHash } from 'node:crypto';
import type { Brand } from '@portal/contract/brand';
import type { editOwnCompany } from '@portal/contract/company-page';
import type { Input } from '@portal/contract/endpoint';
import type { OfferType } from '@portal/contract/offer-fields';
import { fieldError } from '@portal/contract/validation';
import { billingRanges } from '../catalogue/lists/billing-ranges.ts';
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
  rangoFacturacion: new Set(billingRanges.map(({ idRangoFacturacion }) => idRangoFacturacion)),
  idPais: new Set(countries.map(({ idPais }) => idPais)),
  idProvincia: new Set(provinces.map(({ idProvincia }) => idProvincia)),
};

/** The fields whose number no list of the catalogue has. */
export function unknownIds(data: OwnData, thisYear: number) {
  const { idTipoEmpresa, idSector, rangoEmpleados, rangoFacturacion, idPais, idProvincia } = data;
  const checks: readonly [campo: keyof typeof known, id: number | null][] = [
    ['idTipoEmpresa', idTipoEmpresa],
    ['idSector', idSector],
    ['rangoEmpleados', rangoEmpleados],
    ['rangoFacturacion', rangoFacturacion],
    ['idPais', idPais],
    ['idProvincia', idProvincia],
  ];
  const unknown = checks.flatMap(([campo, id]) =>
    id === null || known[campo].has(id) ? [] : [{ campo, error: fieldError('malformed') }],
  );
  const isToCome = data.anioFundacion !== null && data.anioFundacion > thisYear;
  const error = fieldError('atMost', { max: thisYear });
  return isToCome ? [...unknown, { campo: 'anioFundacion', error }] : unknown;
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
    data.rangoFacturacion,
    data.anioFundacion,
    data.tipoFirma,
    data.asumeCosteSS,
    data.direccion,
    data.cp,
    data.idPais,
    data.idProvincia,
    data.provincia,
    data.localidad,
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}

/** An IBAN by which its owner knows it, and nobody else can use it: its country and control, and the last four figures. */
export const maskedIban = (iban: string): string =>
  `${iban.slice(0, 4)} ${'•••• '.repeat(4)}${iban.slice(-4)}`;

/** Whether the institution takes internships of companies whose IBAN it has alone. */
export const needsIban = (tipo: OfferType, { opciones }: Pick<Brand, 'opciones'>): boolean =>
  tipo === 'practicas' && opciones.ibanEmpresaObligatorio;

/** A text as it is kept: with a `br` tag for each line break (specification 2, §3). */
export const withBreaks = (text: string): string => text.replaceAll('\n', '<br>');
