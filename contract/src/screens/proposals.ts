import type { ScreenNames } from './screen-names.ts';

export const screens = {
  newProposal: {
    title: { es: 'Propuesta de prácticas', ca: 'Proposta de pràctiques', en: 'Internship proposal' },
    paths: { es: ['propuesta-practicas'], ca: ['proposta-practiques'], en: ['internship-proposal'] },
  },
  proposals: {
    title: { es: 'Propuestas registradas', ca: 'Propostes registrades', en: 'Proposals' },
    paths: {
      es: ['propuesta-practicas/registradas'],
      ca: ['proposta-practiques/registrades'],
      en: ['internship-proposal/registered'],
    },
  },
  proposal: {
    title: { es: 'Propuesta de prácticas', ca: 'Proposta de pràctiques', en: 'Internship proposal' },
    paths: {
      es: ['propuesta-practicas/registradas/:idPropuesta'],
      ca: ['proposta-practiques/registrades/:idPropuesta'],
      en: ['internship-proposal/registered/:idPropuesta'],
    },
  },
  managedProposals: {
    title: { es: 'Propuestas de prácticas', ca: 'Propostes de pràctiques', en: 'Internship proposals' },
    paths: {
      es: ['gestion/propuestas-practicas'],
      ca: ['gestio/propostes-practiques'],
      en: ['management/internship-proposals'],
    },
  },
  managedProposal: {
    title: { es: 'Propuesta de prácticas', ca: 'Proposta de pràctiques', en: 'Internship proposal' },
    paths: {
      es: ['gestion/propuestas-practicas/:idPropuesta'],
      ca: ['gestio/propostes-practiques/:idPropuesta'],
      en: ['management/internship-proposals/:idPropuesta'],
    },
  },
} as const satisfies ScreenNames;
