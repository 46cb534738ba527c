import type { ScreenNames } from './screen-names.ts';

export const screens = {
  myOffers: {
    title: { es: 'Mis ofertas', ca: 'Les meves ofertes', en: 'My offers' },
    paths: { es: ['mis-ofertas'], ca: ['les-meves-ofertes'], en: ['my-offers'] },
  },
  myInternshipOffers: {
    title: {
      es: 'Mis ofertas de prácticas',
      ca: 'Les meves ofertes de pràctiques',
      en: 'My internship offers',
    },
    paths: {
      es: ['mis-ofertas/practicas'],
      ca: ['les-meves-ofertes/practiques'],
      en: ['my-offers/internships'],
    },
  },
  myJobOffers: {
    title: { es: 'Mis ofertas de empleo', ca: 'Les meves ofertes de feina', en: 'My job offers' },
    paths: { es: ['mis-ofertas/empleo'], ca: ['les-meves-ofertes/feina'], en: ['my-offers/jobs'] },
  },
  myOffer: {
    title: { es: 'Oferta', ca: 'Oferta', en: 'Offer' },
    paths: { es: ['mis-ofertas/:id'], ca: ['les-meves-ofertes/:id'], en: ['my-offers/:id'] },
  },
  companyOffer: {
    title: { es: 'Candidatos', ca: 'Candidats', en: 'Candidates' },
    paths: { es: ['oferta/:id'], ca: ['oferta/:id'], en: ['offer/:id'] },
  },
  offerPreview: {
    title: { es: 'Vista de estudiante', ca: 'Vista d’estudiant', en: 'As students see it' },
    paths: { es: ['visualizar-oferta/:id'], ca: ['visualitzar-oferta/:id'], en: ['preview-offer/:id'] },
  },
} as const satisfies ScreenNames;
