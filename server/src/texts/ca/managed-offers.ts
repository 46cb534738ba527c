import type { ManagedOffersTexts } from '../es/managed-offers.ts';

export const ca: ManagedOffersTexts = {
  columns: [
    'Referència',
    'Títol',
    'Tipus',
    'Empresa',
    'Estat',
    'Data',
    'Últim dia',
    'Destacada',
    'Places',
    'Candidats',
  ],
  fileName: 'ofertes',
  types: { practicas: 'Pràctiques', empleo: 'Feina' },
  states: {
    pendiente: 'Pendent de validació',
    abierta: 'Oberta',
    retirada: 'Retirada',
    caducada: 'Caducada',
    cerrada: 'Tancada',
    rechazada: 'Rebutjada',
  },
  yesOrNo: (value) => (value ? 'sí' : 'no'),
};
