import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/popups.ts';

export const texts: Texts<typeof spanish> = {
  personal: {
    title: 'Falten dades al teu CV',
    body: 'Les necessitem per tramitar les teves candidatures i les teves pràctiques:',
    fields: {
      dni: 'Document d’identitat',
      telefono: 'Telèfon',
      nacionalidades: 'Nacionalitat',
      idPais: 'País de residència',
      localidad: 'Localitat',
      numSegSocial: 'Número de la Seguretat Social',
    },
    go: 'Completa el meu CV',
    later: 'Ara no',
  },
  company: {
    title: 'Falten dades de la seva empresa',
    body: 'Els estudiants les llegeixen a les seves ofertes i nosaltres les necessitem per tramitar-les:',
    fields: {
      idTipoEmpresa: 'Tipus d’empresa',
      idSector: 'Sector',
      descripcion: 'Descripció',
      direccion: 'Adreça',
      cp: 'Codi postal',
      idProvincia: 'Província',
      provincia: 'Província, regió o estat',
      localidad: 'Localitat',
      tipoContacto: 'Per a què hi és cada contacte',
    },
    go: 'Completa les dades',
    later: 'Ara no',
  },
  contact: {
    title: 'Falten dades al seu perfil',
    body: 'Les necessitem per poder posar-nos en contacte amb vostè:',
    fields: { puesto: 'Càrrec', telefono1: 'Telèfon' },
    go: 'Completa el meu perfil',
    later: 'Ara no',
  },
};
