import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  companyNotKnown: {
    es: 'Esta empresa ya no está en el portal: complete sus datos para pedir la cuenta',
    ca: 'Aquesta empresa ja no és al portal: empleni’n les dades per demanar el compte',
    en: 'This company is no longer on the portal: fill in its details to ask for its account',
  },
  passwordWeak: {
    es: 'La contraseña debe tener al menos 8 caracteres y un número',
    ca: 'La contrasenya ha de tenir almenys 8 caràcters i una xifra',
    en: 'The password must have at least 8 characters and a number',
  },
  passwordsDiffer: {
    es: 'Las contraseñas no coinciden',
    ca: 'Les contrasenyes no coincideixen',
    en: 'The passwords don’t match',
  },
  passwordWrong: {
    es: 'La contraseña actual no es correcta',
    ca: 'La contrasenya actual no és correcta',
    en: 'The current password isn’t right',
  },
  passwordSame: {
    es: 'La contraseña nueva es igual que la actual',
    ca: 'La contrasenya nova és igual que l’actual',
    en: 'The new password is the same as the current one',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    accounts: typeof fieldErrors;
  }
}
