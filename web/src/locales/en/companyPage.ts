import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as spanish } from '../es/companyPage.ts';

export const texts: Texts<typeof spanish> = {
  context: 'The details of {{company}} that students and the institution see.',
  missing: {
    title: 'Your company’s details are incomplete',
    body: 'Fill these in and save your changes:',
    mark: 'Missing',
  },
  legal: {
    title: 'Legal details',
    help: 'To change them, write to',
    nombreFiscal: 'Legal name',
    cif: 'Tax ID (NIF)',
  },
  shown: {
    title: 'Your company',
    help: 'Students see these details in your offers, except in confidential ones.',
  },
  place: { title: 'Address', help: 'Your head office. Each offer states its own place of work.' },
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
    idPais: 'Country',
    idProvincia: 'Province',
    provincia: 'Province, region or state',
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
    body: 'Your changes are still on this page, but haven’t been saved. If you save them, the fields you didn’t change keep the other person’s changes.',
    mine: 'Save my changes',
    theirs: 'Discard my changes and see the current details',
  },
};
