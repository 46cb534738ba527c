import type { ScreenNames } from './screen-names.ts';

export const screens = {
  home: {
    title: { es: 'Inicio', ca: 'Inici', en: 'Home' },
    paths: { es: [''], ca: [''], en: [''] },
  },
  account: {
    title: { es: 'Mi cuenta', ca: 'El meu compte', en: 'My account' },
    paths: { es: ['mi-cuenta'], ca: ['el-meu-compte'], en: ['my-account'] },
  },
  notFound: {
    title: { es: 'Página no encontrada', ca: 'Pàgina no trobada', en: 'Page not found' },
    paths: { es: ['404'], ca: ['404'], en: ['404'] },
  },
} as const satisfies ScreenNames;
