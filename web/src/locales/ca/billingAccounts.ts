import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/billingAccounts.ts';

export const texts: Texts<typeof spanish> = {
  title: 'Comptes de facturació',
  help: 'A nom de qui s’emeten les factures dels seus convenis i on s’envien.',
  add: 'Afegeix un compte',
  edit: 'Canvia les dades',
  remove: 'Treu',
  newTitle: 'Compte de facturació nou',
  editTitle: 'Dades de {{name}}',
  byPost: 'Factures per correu postal: {{address}}',
  fields: {
    NombreFiscal: 'Raó social',
    CIF: 'NIF',
    domicilioFiscal: 'Domicili fiscal',
    idPais: 'País',
    idProvincia: 'Província',
    provincia: 'Província, regió o estat',
    poblacion: 'Població',
    cp: 'Codi postal',
    requiereEnvioPostalFacturas: 'Necessita les factures per correu postal',
    domicilioEnvioPostal: 'Adreça d’enviament postal',
  },
  save: 'Desa el compte',
  removeTitle: 'Vol treure el compte de {{name}}?',
  removeBody: 'No el podrà triar en convenis nous. Els que ja el tenen no canvien.',
  removeConfirm: 'Treu el compte',
  empty: { title: 'No hi ha comptes de facturació', body: 'Els seus convenis en necessiten un.' },
};
