import type { ScreenNames } from './screen-names.ts';

export const screens = {
  applications: {
    title: { es: 'Mis candidaturas', ca: 'Les meves candidatures', en: 'My applications' },
    paths: { es: ['mis-candidaturas'], ca: ['les-meves-candidatures'], en: ['my-applications'] },
  },
  application: {
    title: { es: 'Candidatura', ca: 'Candidatura', en: 'Application' },
    paths: {
      es: ['mis-candidaturas/:urlAcceso'],
      ca: ['les-meves-candidatures/:urlAcceso'],
      en: ['my-applications/:urlAcceso'],
    },
  },
} as const satisfies ScreenNames;
