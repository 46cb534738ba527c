import type { ScreenNames } from './screen-names.ts';

export const screens = {
  company: {
    title: { es: 'Mi empresa', ca: 'La meva empresa', en: 'My company' },
    paths: { es: ['mi-empresa'], ca: ['la-meva-empresa'], en: ['my-company'] },
  },
} as const satisfies ScreenNames;
