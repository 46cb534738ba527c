import type { ScreenNames } from './screen-names.ts';

export const screens = {
  privacyPolicy: {
    title: { es: 'Política de privacidad', ca: 'Política de privadesa', en: 'Privacy policy' },
    paths: { es: ['politica-de-privacidad'], ca: ['politica-de-privadesa'], en: ['privacy-policy'] },
  },
  cookiePolicy: {
    title: { es: 'Política de cookies', ca: 'Política de galetes', en: 'Cookie policy' },
    paths: { es: ['politica-de-cookies'], ca: ['politica-de-galetes'], en: ['cookie-policy'] },
  },
  dataProtection: {
    title: { es: 'Protección de datos', ca: 'Protecció de dades', en: 'Data protection' },
    paths: { es: ['proteccion-de-datos'], ca: ['proteccio-de-dades'], en: ['data-protection'] },
  },
  accessibility: {
    title: {
      es: 'Declaración de accesibilidad',
      ca: 'Declaració d’accessibilitat',
      en: 'Accessibility statement',
    },
    paths: { es: ['accesibilidad'], ca: ['accessibilitat'], en: ['accessibility'] },
  },
  // Each of the institution’s own pages also has the addresses that the brand gives it.
  brandPage: {
    title: { es: 'Página de la institución', ca: 'Pàgina de la institució', en: 'The institution’s page' },
    paths: { es: ['pagina/:id'], ca: ['pagina/:id'], en: ['page/:id'] },
  },
} as const satisfies ScreenNames;
