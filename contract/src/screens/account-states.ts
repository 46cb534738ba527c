import type { ScreenNames } from './screen-names.ts';

export const screens = {
  managedAccounts: {
    title: { es: 'Cuentas', ca: 'Comptes', en: 'Accounts' },
    paths: { es: ['gestion/cuentas'], ca: ['gestio/comptes'], en: ['management/accounts'] },
  },
} as const satisfies ScreenNames;
