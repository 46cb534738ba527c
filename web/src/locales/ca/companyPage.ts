import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyPage.ts';

export const texts: Texts<typeof spanish> = {
  context: 'El que els estudiants i la institució saben de {{company}}.',
  missing: {
    title: 'Falten dades de la seva empresa',
    body: 'Completi-les i desi els canvis:',
    mark: 'Falta aquesta dada',
  },
  legal: {
    title: 'Dades fiscals',
    help: 'Per canviar-les, escrigui a',
    nombreFiscal: 'Raó social',
    cif: 'CIF',
  },
  shown: {
    title: 'La seva empresa',
    help: 'Els estudiants ho llegeixen a les seves ofertes, excepte a les que l’amaguen.',
  },
  place: { title: 'Adreça', help: 'La de la seu. Cada oferta diu, a més, on és el lloc de treball.' },
  fields: {
    nombreComercial: 'Nom comercial',
    idTipoEmpresa: 'Tipus d’empresa',
    idSector: 'Sector',
    rangoEmpleados: 'Nombre d’empleats',
    descripcion: 'Descripció',
    web: 'Web',
    direccion: 'Adreça',
    cp: 'Codi postal',
    localidad: 'Població',
    idProvincia: 'Província',
  },
  descripcionHelp: 'A què es dedica i com s’hi treballa.',
  save: 'Desa els canvis',
  restored: {
    title: 'Aquests canvis no s’han desat',
    body: 'Els va escriure en aquest navegador el {{when}}.',
    discard: 'Descarta’ls',
  },
  conflict: {
    title: 'Una altra persona de la seva empresa ha canviat aquestes dades',
    body: 'El que ha escrit continua aquí i no s’ha desat. Si ho desa, el que vostè no ha tocat queda com ho ha deixat l’altra persona.',
    mine: 'Desa els meus canvis',
    theirs: 'Descarta els meus canvis i mostra les dades d’ara',
  },
};
