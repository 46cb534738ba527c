import type { ScreenNames } from './screen-names.ts';

export const screens = {
  educationInternships: {
    title: {
      es: 'Prácticas en centros educativos',
      ca: 'Pràctiques en centres educatius',
      en: 'School internships',
    },
    paths: {
      es: ['practicas-educacion'],
      ca: ['practiques-educacio'],
      en: ['school-internships'],
    },
  },
  newEducationRequest: {
    title: { es: 'Pedir un centro', ca: 'Demana un centre', en: 'Ask a school' },
    paths: {
      es: ['practicas-educacion/nueva'],
      ca: ['practiques-educacio/nova'],
      en: ['school-internships/new'],
    },
  },
  educationRequests: {
    title: {
      es: 'Solicitudes de prácticas',
      ca: 'Sol·licituds de pràctiques',
      en: 'Internship requests',
    },
    paths: {
      es: ['solicitudes-practicas-educacion'],
      ca: ['sollicituds-practiques-educacio'],
      en: ['school-internship-requests'],
    },
  },
  educationRequest: {
    title: { es: 'Solicitud de prácticas', ca: 'Sol·licitud de pràctiques', en: 'Internship request' },
    paths: {
      es: ['solicitudes-practicas-educacion/:id'],
      ca: ['sollicituds-practiques-educacio/:id'],
      en: ['school-internship-requests/:id'],
    },
  },
  editEducationRequest: {
    title: { es: 'Datos del centro', ca: 'Dades del centre', en: 'School’s details' },
    paths: {
      es: ['solicitudes-practicas-educacion/:id/editar'],
      ca: ['sollicituds-practiques-educacio/:id/editar'],
      en: ['school-internship-requests/:id/edit'],
    },
  },
  managedEducationRequests: {
    title: { es: 'Centros educativos', ca: 'Centres educatius', en: 'Schools' },
    paths: {
      es: ['gestion/solicitudes-educacion'],
      ca: ['gestio/sollicituds-educacio'],
      en: ['management/school-requests'],
    },
  },
  managedEducationRequest: {
    title: { es: 'Solicitud a un centro', ca: 'Sol·licitud a un centre', en: 'Request to a school' },
    paths: {
      es: ['gestion/solicitudes-educacion/:id'],
      ca: ['gestio/sollicituds-educacio/:id'],
      en: ['management/school-requests/:id'],
    },
  },
  minorsCertificates: {
    title: {
      es: 'Certificados de delitos sexuales',
      ca: 'Certificats de delictes sexuals',
      en: 'Sexual offences certificates',
    },
    paths: {
      es: ['gestion/certificados-menores'],
      ca: ['gestio/certificats-menors'],
      en: ['management/minors-certificates'],
    },
  },
} as const satisfies ScreenNames;
