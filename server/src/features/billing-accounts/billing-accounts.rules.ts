import { createHash } from 'node:crypto';
import type { billingData } from '@portal/contract/billing-accounts';
import { placeOf } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import type { z } from 'zod';
import { countries } from '../catalogue/lists/countries.ts';
import { provinces } from '../catalogue/lists/provinces.ts';

export type BillingData = z.output<typeof billingData>;

const known = {
  idPais: new Set(countries.map(({ idPais }) => idPais)),
  idProvincia: new Set(provinces.map(({ idProvincia }) => idProvincia)),
};

/** The fields whose number no list of the catalogue has. */
export function unknownPlaces({ idPais, idProvincia }: BillingData) {
  const checks = [
    ['idPais', known.idPais.has(idPais)],
    ['idProvincia', idProvincia === null || known.idProvincia.has(idProvincia)],
  ] as const;
  return checks.flatMap(([campo, isKnown]) => (isKnown ? [] : [{ campo, error: fieldError('malformed') }]));
}

/** The data as they are kept: an address for the post only where invoices go by it. */
export const keptAccount = ({ NombreFiscal, CIF, ...data }: BillingData) => ({
  nombreFiscal: NombreFiscal,
  cif: CIF,
  domicilioFiscal: data.domicilioFiscal,
  ...placeOf(data),
  poblacion: data.poblacion,
  cp: data.cp,
  requiereEnvioPostal: data.requiereEnvioPostalFacturas,
  domicilioEnvioPostal: data.requiereEnvioPostalFacturas ? data.domicilioEnvioPostal : null,
});

export type KeptAccount = ReturnType<typeof keptAccount>;

/** A name for these data: other data have another. */
export function versionOf(account: KeptAccount): string {
  const values = [
    account.nombreFiscal,
    account.cif,
    account.domicilioFiscal,
    account.idPais,
    account.idProvincia,
    account.provincia,
    account.poblacion,
    account.cp,
    account.requiereEnvioPostal,
    account.domicilioEnvioPostal,
  ];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}
