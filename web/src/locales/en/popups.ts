import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/popups.ts';

export const texts: Texts<typeof spanish> = {
  personal: {
    title: 'Your CV is missing some details',
    body: 'We need them to process your applications and internships:',
    fields: {
      dni: 'Identity document',
      telefono: 'Phone',
      nacionalidades: 'Nationality',
      idPais: 'Country of residence',
      localidad: 'Town',
      numSegSocial: 'Social security number',
    },
    go: 'Complete my CV',
    later: 'Not now',
  },
  company: {
    title: 'Your company’s details are incomplete',
    body: 'Students read them in your offers, and we need them to process your offers:',
    fields: {
      idTipoEmpresa: 'Company type',
      idSector: 'Sector',
      descripcion: 'Description',
      direccion: 'Address',
      cp: 'Postcode',
      idProvincia: 'Province',
      provincia: 'Province, region or state',
      localidad: 'Town',
      tipoContacto: 'What each contact is for',
    },
    go: 'Complete the details',
    later: 'Not now',
  },
  contact: {
    title: 'Your profile is missing some details',
    body: 'We need them to be able to reach you:',
    fields: { puesto: 'Position', telefono1: 'Phone' },
    go: 'Complete my profile',
    later: 'Not now',
  },
};
