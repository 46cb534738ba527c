import type { ScreenNames } from './screen-names.ts';

export const screens = {
  management: {
    title: { es: 'Gestión', ca: 'Gestió', en: 'Management' },
    paths: { es: ['gestion'], ca: ['gestio'], en: ['management'] },
  },
  pendingOffer: {
    title: { es: 'Oferta pendiente', ca: 'Oferta pendent', en: 'Pending offer' },
    paths: { es: ['gestion/oferta/:id'], ca: ['gestio/oferta/:id'], en: ['management/offer/:id'] },
  },
  pendingStudent: {
    title: { es: 'Registro pendiente', ca: 'Registre pendent', en: 'Pending registration' },
    paths: { es: ['gestion/estudiante/:id'], ca: ['gestio/estudiant/:id'], en: ['management/student/:id'] },
  },
  rejectionReasons: {
    title: { es: 'Motivos de rechazo', ca: 'Motius de rebuig', en: 'Reasons for rejection' },
    paths: {
      es: ['gestion/motivos-rechazo'],
      ca: ['gestio/motius-rebuig'],
      en: ['management/rejection-reasons'],
    },
  },
} as const satisfies ScreenNames;
