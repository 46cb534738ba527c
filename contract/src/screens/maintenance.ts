import type { ScreenNames } from './screen-names.ts';

export const screens = {
  maintenance: {
    title: { es: 'Portal en mantenimiento', ca: 'Portal en manteniment', en: 'Portal under maintenance' },
    paths: { es: ['mantenimiento'], ca: ['manteniment'], en: ['maintenance'] },
  },
  maintenanceSwitch: {
    title: { es: 'Mantenimiento', ca: 'Manteniment', en: 'Maintenance' },
    paths: { es: ['gestion/mantenimiento'], ca: ['gestio/manteniment'], en: ['management/maintenance'] },
  },
} as const satisfies ScreenNames;
