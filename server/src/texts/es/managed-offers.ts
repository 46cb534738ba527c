import type { ListedOffer } from '@portal/contract/managed-offers';

/** The words of an exported list of offers. */
export interface ManagedOffersTexts {
  readonly columns: readonly string[];
  readonly fileName: string;
  readonly types: Readonly<Record<ListedOffer['tipo'], string>>;
  readonly states: Readonly<Record<ListedOffer['estadoOferta'], string>>;
  readonly yesOrNo: (value: boolean) => string;
}

export const es: ManagedOffersTexts = {
  columns: [
    'Referencia',
    'Título',
    'Tipo',
    'Empresa',
    'Estado',
    'Fecha',
    'Último día',
    'Destacada',
    'Plazas',
    'Candidatos',
  ],
  fileName: 'ofertas',
  types: { practicas: 'Prácticas', empleo: 'Empleo' },
  states: {
    pendiente: 'Pendiente de validación',
    abierta: 'Abierta',
    retirada: 'Retirada',
    caducada: 'Caducada',
    cerrada: 'Cerrada',
    rechazada: 'Rechazada',
  },
  yesOrNo: (value) => (value ? 'sí' : 'no'),
};
