import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyPage.ts';

export const texts: Texts<typeof spanish> = {
  context: 'Les dades de {{company}} que veuen els estudiants i la institució.',
  missing: {
    title: 'Falten dades de la seva empresa',
    body: 'Completi-les i desi els canvis:',
    mark: 'Falta aquesta dada',
  },
  legal: {
    title: 'Dades fiscals',
    help: 'Per canviar-les, escrigui a',
    nombreFiscal: 'Raó social',
    cif: 'NIF',
  },
  shown: {
    title: 'La seva empresa',
    help: 'Els estudiants veuen aquestes dades a les ofertes de la seva empresa, tret de les confidencials.',
  },
  place: { title: 'Adreça', help: 'L’adreça de la seu. El lloc de treball s’indica a cada oferta.' },
  fields: {
    nombreComercial: 'Nom comercial',
    idTipoEmpresa: 'Tipus d’empresa',
    idSector: 'Sector',
    rangoEmpleados: 'Nombre d’empleats',
    descripcion: 'Descripció',
    web: 'Web',
    direccion: 'Adreça',
    cp: 'Codi postal',
    localidad: 'Localitat',
    idPais: 'País',
    idProvincia: 'Província',
    provincia: 'Província, regió o estat',
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
    body: 'Els seus canvis continuen en aquesta pàgina, però no s’han desat. Si els desa, els camps que vostè no hagi modificat conservaran els canvis de l’altra persona.',
    mine: 'Desa els meus canvis',
    theirs: 'Descarta els meus canvis i mostra les dades actuals',
  },
};
