import type { ManagedOffersTexts } from '../es/managed-offers.ts';

export const en: ManagedOffersTexts = {
  columns: [
    'Reference',
    'Title',
    'Type',
    'Company',
    'State',
    'Date',
    'Last day',
    'Highlighted',
    'Places',
    'Candidates',
  ],
  fileName: 'offers',
  types: { practicas: 'Internship', empleo: 'Job' },
  states: {
    pendiente: 'Awaiting approval',
    abierta: 'Open',
    retirada: 'Unpublished',
    caducada: 'Expired',
    cerrada: 'Closed',
    rechazada: 'Rejected',
  },
  yesOrNo: (value) => (value ? 'yes' : 'no'),
};
