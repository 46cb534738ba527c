import type { ScreenNames } from './screen-names.ts';

export const screens = {
  myPlacements: {
    title: { es: 'Mis prácticas', ca: 'Les meves pràctiques', en: 'My placements' },
    paths: { es: ['mis-practicas'], ca: ['les-meves-practiques'], en: ['my-placements'] },
  },
  myPlacement: {
    title: { es: 'Mi práctica', ca: 'La meva pràctica', en: 'My placement' },
    paths: {
      es: ['mis-practicas/:idPractica'],
      ca: ['les-meves-practiques/:idPractica'],
      en: ['my-placements/:idPractica'],
    },
  },
  companyPlacements: {
    title: { es: 'Alumnos en prácticas', ca: 'Alumnes en pràctiques', en: 'Students on placement' },
    paths: {
      es: ['alumnos-en-practicas'],
      ca: ['alumnes-en-practiques'],
      en: ['students-on-placement'],
    },
  },
  companyPlacement: {
    title: { es: 'Prácticas', ca: 'Pràctiques', en: 'Placement' },
    paths: {
      es: ['alumnos-en-practicas/:idPractica'],
      ca: ['alumnes-en-practiques/:idPractica'],
      en: ['students-on-placement/:idPractica'],
    },
  },
  managedPlacements: {
    title: { es: 'Prácticas', ca: 'Pràctiques', en: 'Placements' },
    paths: { es: ['gestion/practicas'], ca: ['gestio/practiques'], en: ['management/placements'] },
  },
  managedPlacement: {
    title: { es: 'Práctica', ca: 'Pràctica', en: 'Placement' },
    paths: {
      es: ['gestion/practicas/:idPractica'],
      ca: ['gestio/practiques/:idPractica'],
      en: ['management/placements/:idPractica'],
    },
  },
  academicTutors: {
    title: { es: 'Tutores académicos', ca: 'Tutors acadèmics', en: 'Academic tutors' },
    paths: {
      es: ['gestion/tutores-academicos'],
      ca: ['gestio/tutors-academics'],
      en: ['management/academic-tutors'],
    },
  },
  tutorDesk: {
    title: { es: 'Prácticas que tutoriza', ca: 'Pràctiques que tutoritza', en: 'Placements you tutor' },
    paths: { es: ['tutoria'], ca: ['tutoria'], en: ['tutoring'] },
  },
} as const satisfies ScreenNames;
