import type { ScreenNames } from './screen-names.ts';

export const screens = {
  newOffer: {
    title: { es: 'Nueva oferta', ca: 'Nova oferta', en: 'New offer' },
    paths: { es: ['nueva-oferta'], ca: ['nova-oferta'], en: ['new-offer'] },
  },
  newInternshipOffer: {
    title: { es: 'Nueva oferta de prácticas', ca: 'Nova oferta de pràctiques', en: 'New internship offer' },
    paths: { es: ['nueva-oferta/practicas'], ca: ['nova-oferta/practiques'], en: ['new-offer/internship'] },
  },
  newJobOffer: {
    title: { es: 'Nueva oferta de empleo', ca: 'Nova oferta de feina', en: 'New job offer' },
    paths: { es: ['nueva-oferta/empleo'], ca: ['nova-oferta/feina'], en: ['new-offer/job'] },
  },
  editOffer: {
    title: { es: 'Editar oferta', ca: 'Editar l’oferta', en: 'Edit offer' },
    paths: { es: ['editar-oferta/:id'], ca: ['editar-oferta/:id'], en: ['edit-offer/:id'] },
  },
} as const satisfies ScreenNames;
