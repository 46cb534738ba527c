import { randomUUID } from 'node:crypto';
import {
  addBillingAccount,
  editBillingAccount,
  listBillingAccounts,
  removeBillingAccount,
} from '@portal/contract/billing-accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCompany } from '../../testing/applications.ts';
import { openPortal, type TestPortal } from '../../testing/portal.ts';
import { billingBody as body } from './billing-accounts.fixtures.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const list = (as: { token: string }) => portal.get(listBillingAccounts, {}, as);

test('a billing account is added once, listed with the name of its province, changed and taken out', async () => {
  const company = await newCompany(portal);
  expect(await list(company)).toEqual([]);
  const { idCuenta } = await portal.get(addBillingAccount, { body }, company);
  const [account] = await list(company);
  expect(account).toMatchObject({ ...body, idCuenta, Provincia: 'Valencia', provincia: null });
  const abroad = { ...body, CIF: 'DE811907980', idPais: 276, provincia: 'Bayern', idProvincia: null };
  const change = {
    body: { ...abroad, requiereEnvioPostalFacturas: false, idCuenta, version: account?.version ?? '' },
  };
  for (let sent = 0; sent < 2; sent++) await portal.get(editBillingAccount, change, company);
  expect(await list(company)).toMatchObject([
    {
      CIF: 'DE811907980',
      Provincia: 'Bayern',
      domicilioEnvioPostal: null,
      requiereEnvioPostalFacturas: false,
    },
  ]);
  const late = { body: { ...change.body, cp: '46099' } };
  await portal.refused(editBillingAccount, late, 'cannotChangeState', company);
  for (let sent = 0; sent < 2; sent++)
    await portal.get(removeBillingAccount, { body: { idCuenta } }, company);
  expect(await list(company)).toEqual([]);
  await portal.refused(editBillingAccount, late, 'companyProblem', company);
});

test('what is sent again because its answer was lost adds no second account', async () => {
  const company = await newCompany(portal);
  const once = { token: company.token, key: randomUUID() };
  const [first, second] = [
    await portal.get(addBillingAccount, { body }, once),
    await portal.get(addBillingAccount, { body }, once),
  ];
  expect(second).toEqual(first);
  expect(await list(company)).toHaveLength(1);
});

test.each([
  ['NombreFiscal', { NombreFiscal: 'SL' }],
  ['domicilioFiscal', { domicilioFiscal: '' }],
  ['CIF', { CIF: '' }],
  ['CIF', { CIF: 'B12345675' }],
  ['idProvincia', { idProvincia: null }],
  ['idProvincia', { idProvincia: 99 }],
  ['provincia', { idPais: 250, CIF: 'FR40303265045', provincia: '' }],
  ['provincia', { idPais: 250, CIF: 'FR40303265045', provincia: 'IL' }],
  ['idPais', { idPais: 9_999, CIF: 'XX99999999', provincia: 'Ninguna' }],
  ['poblacion', { poblacion: 'Ea' }],
  ['cp', { cp: '46' }],
  ['domicilioEnvioPostal', { domicilioEnvioPostal: '' }],
  ['domicilioEnvioPostal', { domicilioEnvioPostal: 'C/' }],
  ['domicilioEnvioPostal', { domicilioEnvioPostal: 'x'.repeat(251) }],
])('%s is refused where it is wrong: %j', async (campo, wrong) => {
  const company = await newCompany(portal);
  const { datos } = await portal.call(addBillingAccount, { body: { ...body, ...wrong } }, company);
  expect(datos).toMatchObject({ campos: [{ campo }] });
  expect(await list(company)).toEqual([]);
});

test('a tax id that is malformed is 33; a postal address is asked for where invoices go by post alone', async () => {
  const company = await newCompany(portal);
  await portal.refused(addBillingAccount, { body: { ...body, CIF: 'B12345675' } }, 'taxIdMalformed', company);
  const plain = { ...body, requiereEnvioPostalFacturas: false, domicilioEnvioPostal: null };
  await portal.get(addBillingAccount, { body: plain }, company);
});

test('another company neither sees, changes nor takes out an account', async () => {
  const [one, other] = [await newCompany(portal), await newCompany(portal)];
  const { idCuenta } = await portal.get(addBillingAccount, { body }, one);
  const [account] = await list(one);
  const change = { body: { ...body, idCuenta, version: account?.version ?? '' } };
  await portal.refused(editBillingAccount, change, 'companyProblem', other);
  await portal.refused(removeBillingAccount, { body: { idCuenta } }, 'companyProblem', other);
  expect(await list(other)).toEqual([]);
  expect(await list(one)).toHaveLength(1);
});
