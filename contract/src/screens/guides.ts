import type { ScreenNames } from './screen-names.ts';

export const screens = {
  guides: {
    title: { es: 'Guías de orientación', ca: 'Guies d’orientació', en: 'Career guides' },
    paths: { es: ['guias-orientacion'], ca: ['guies-orientacio'], en: ['career-guides'] },
  },
  managedGuides: {
    title: { es: 'Guías de orientación', ca: 'Guies d’orientació', en: 'Career guides' },
    paths: {
      es: ['gestion/guias-orientacion'],
      ca: ['gestio/guies-orientacio'],
      en: ['management/career-guides'],
    },
  },
  newGuide: {
    title: { es: 'Nueva guía', ca: 'Nova guia', en: 'New guide' },
    paths: {
      es: ['gestion/guias-orientacion/nueva'],
      ca: ['gestio/guies-orientacio/nova'],
      en: ['management/career-guides/new'],
    },
  },
  managedGuide: {
    title: { es: 'Guía de orientación', ca: 'Guia d’orientació', en: 'Career guide' },
    paths: {
      es: ['gestion/guias-orientacion/:id'],
      ca: ['gestio/guies-orientacio/:id'],
      en: ['management/career-guides/:id'],
    },
  },
} as const satisfies ScreenNames;
