import type { ScreenNames } from './screen-names.ts';

export const screens = {
  company: {
    title: { es: 'Mi empresa', ca: 'La meva empresa', en: 'My company' },
    paths: {
      es: ['mi-empresa', 'formulario-datos'],
      ca: ['la-meva-empresa', 'formulari-dades'],
      en: ['my-company'],
    },
  },
} as const satisfies ScreenNames;
