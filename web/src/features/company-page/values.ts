import type { getOwnCompany } from '@portal/contract/company-page';
import type { Answer } from '@portal/contract/endpoint';
import { type companyFields, companyFieldsIn } from '@portal/contract/missing-data';
import { spain } from '@portal/contract/places';

export type OwnCompany = Answer<typeof getOwnCompany>;

/** What the inputs hold. */
export const valuesOf = (company: OwnCompany) => ({
  nombreComercial: company.nombreComercial,
  idTipoEmpresa: company.idTipoEmpresa,
  idSector: company.idSector,
  rangoEmpleados: company.rangoEmpleados,
  web: company.web ?? '',
  rangoFacturacion: company.rangoFacturacion,
  anioFundacion: company.anioFundacion,
  tipoFirma: company.tipoFirma,
  asumeCosteSS: company.asumeCosteSS,
  descripcion: company.descripcion ?? '',
  direccion: company.direccion ?? '',
  cp: company.cp ?? '',
  localidad: company.localidad ?? '',
  idPais: company.idPais as number | null,
  idProvincia: company.idProvincia,
  provincia: company.provincia ?? '',
});

export type CompanyValues = ReturnType<typeof valuesOf>;
export type MissingField = (typeof companyFields)[number];

/** What the institution asks for and the company has not given. */
export function missingOf(values: CompanyValues): readonly MissingField[] {
  return companyFieldsIn(values.idPais ?? spain).filter((field) => String(values[field] ?? '').trim() === '');
}

const changesOf = (before: CompanyValues, after: CompanyValues) =>
  Object.entries(after).filter(([field, value]) => Reflect.get(before, field) !== value);

/** What somebody typed, put over what somebody else has saved meanwhile: what was not touched is as it is now. */
export function putOver(read: CompanyValues, typed: CompanyValues, now: CompanyValues): CompanyValues {
  return { ...now, ...Object.fromEntries(changesOf(read, typed)) };
}

/** Whether the description, and nothing else, is another one than was kept. */
export function isOnlyDescription(kept: CompanyValues, sent: CompanyValues): boolean {
  const changed = changesOf(kept, sent);
  return changed.length > 0 && changed.every(([field]) => field === 'descripcion');
}
