import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  quarterGoesOn: {
    es: 'Ese día el trimestre no había terminado',
    ca: 'Aquell dia el trimestre no havia acabat',
    en: 'The quarter hadn’t ended on that day',
  },
  registrationTooEarly: {
    es: 'El alta se tramita como mucho 60 días antes del primer día, y la baja, desde el primer día',
    ca: 'L’alta es tramita com a molt 60 dies abans del primer dia, i la baixa, des del primer dia',
    en: 'A registration is made at most 60 days before the first day, and a deregistration from the first day on',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    socialSecurity: typeof fieldErrors;
  }
}
