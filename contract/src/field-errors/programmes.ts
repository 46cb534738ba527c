import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  programmeEnd: {
    es: 'El último día no puede ser anterior al primero',
    ca: 'L’últim dia no pot ser anterior al primer',
    en: 'The last day can’t be before the first',
  },
  programmeNotJoined: {
    es: 'Su empresa no participa en este programa, o el programa ha terminado',
    ca: 'La seva empresa no participa en aquest programa, o el programa ha acabat',
    en: 'Your company does not take part in this programme, or the programme has ended',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    programmes: typeof fieldErrors;
  }
}
