import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/billingAccounts.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Billing accounts',
  help: 'In whose name the invoices of your agreements are made out, and where they are sent.',
  add: 'Add an account',
  edit: 'Edit details',
  remove: 'Remove',
  newTitle: 'New billing account',
  editTitle: 'Details of {{name}}',
  byPost: 'Invoices by post: {{address}}',
  fields: {
    NombreFiscal: 'Legal name',
    CIF: 'Tax ID (NIF)',
    domicilioFiscal: 'Tax address',
    idPais: 'Country',
    idProvincia: 'Province',
    provincia: 'Province, region or state',
    poblacion: 'Town or city',
    cp: 'Postcode',
    requiereEnvioPostalFacturas: 'Needs invoices by post',
    domicilioEnvioPostal: 'Postal address',
  },
  save: 'Save account',
  removeTitle: 'Remove the account of {{name}}?',
  removeBody: 'You won’t be able to choose it in new agreements. Those that have it don’t change.',
  removeConfirm: 'Remove account',
  empty: { title: 'No billing accounts', body: 'Your agreements need one.' },
};
