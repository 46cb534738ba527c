import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyPage.ts';

export const texts: Texts<typeof spanish> = {
  context: 'What students and the institution know about {{company}}.',
  missing: {
    title: 'Your company’s details are incomplete',
    body: 'Fill these in and save your changes:',
    mark: 'Missing',
  },
  legal: {
    title: 'Legal details',
    help: 'To change them, write to',
    nombreFiscal: 'Legal name',
    cif: 'Tax ID (CIF)',
  },
  shown: {
    title: 'Your company',
    help: 'Students read this in your offers, except in those that hide the company.',
  },
  place: { title: 'Address', help: 'Of your main office. Each offer also says where the position is.' },
  fields: {
    nombreComercial: 'Trade name',
    idTipoEmpresa: 'Company type',
    idSector: 'Sector',
    rangoEmpleados: 'Number of employees',
    descripcion: 'Description',
    web: 'Website',
    direccion: 'Address',
    cp: 'Postcode',
    localidad: 'Town',
    idProvincia: 'Province',
  },
  descripcionHelp: 'What it does and what it’s like to work there.',
  save: 'Save changes',
  restored: {
    title: 'These changes haven’t been saved',
    body: 'You typed them in this browser on {{when}}.',
    discard: 'Discard them',
  },
  conflict: {
    title: 'Somebody else at your company has changed these details',
    body: 'What you typed is still here and hasn’t been saved. If you save it, whatever you didn’t touch stays as the other person left it.',
    mine: 'Save my changes',
    theirs: 'Discard my changes and see the current details',
  },
};
