import type { es } from '../es/cv-pdf.ts';

export const ca: typeof es = {
  about: 'Presentació',
  studies: 'Formació',
  experience: 'Experiència',
  languages: 'Idiomes',
  software: 'Informàtica',
  competencies: 'Competències',
  other: 'Altres dades',
  underWay: 'En curs',
  today: 'avui',
  ownCar: 'Cotxe propi',
  relocation: 'Disponibilitat per canviar de residència',
  abroad: 'Disponibilitat per treballar a l’estranger',
  year: 'Curs {{number}}',
  credits: '{{passed}} crèdits superats',
  creditsOf: '{{passed}} de {{total}} crèdits superats',
  grade: 'Nota mitjana: {{grade}} sobre 4',
  licence: 'Carnet de conduir: {{codes}}',
  pageOf: 'Pàgina {{page}} de {{pages}}',
};
