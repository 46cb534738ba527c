import type { Language } from '@portal/contract/languages';

/**
 * The addresses that the journeys type, written out once more: they are promised to people who keep them,
 * so the page's own table must not be able to change them unnoticed.
 */
const places = {
  es: {
    student: '/login/alumnos',
    alumni: '/login/antiguos',
    company: '/login/empresas',
    manager: '/login/gestion',
    internships: '/ofertas-practicas',
    jobs: '/ofertas-empleo',
    applications: '/mis-candidaturas',
    cv: '/cv',
    myOffers: '/mis-ofertas',
    myInternships: '/mis-ofertas/practicas',
    companyOffer: '/oferta',
    newInternship: '/nueva-oferta/practicas',
    newJob: '/nueva-oferta/empleo',
    management: '/gestion',
    mail: '/correo',
    login: '/login',
    home: '/',
  },
  ca: {
    student: '/ca/login/alumnes',
    alumni: '/ca/login/antics',
    company: '/ca/login/empreses',
    manager: '/ca/login/gestio',
    internships: '/ca/ofertes-practiques',
    jobs: '/ca/ofertes-feina',
    applications: '/ca/les-meves-candidatures',
    cv: '/ca/cv',
    myOffers: '/ca/les-meves-ofertes',
    myInternships: '/ca/les-meves-ofertes/practiques',
    companyOffer: '/ca/oferta',
    newInternship: '/ca/nova-oferta/practiques',
    newJob: '/ca/nova-oferta/feina',
    management: '/ca/gestio',
    mail: '/ca/correu',
    login: '/ca/login',
    home: '/ca',
  },
  en: {
    student: '/en/login/students',
    alumni: '/en/login/alumni',
    company: '/en/login/companies',
    manager: '/en/login/management',
    internships: '/en/internship-offers',
    jobs: '/en/job-offers',
    applications: '/en/my-applications',
    cv: '/en/cv',
    myOffers: '/en/my-offers',
    myInternships: '/en/my-offers/internships',
    companyOffer: '/en/offer',
    newInternship: '/en/new-offer/internship',
    newJob: '/en/new-offer/job',
    management: '/en/management',
    mail: '/en/mail',
    login: '/en/login',
    home: '/en',
  },
} as const satisfies Record<Language, Record<string, string>>;

export type PlaceName = keyof (typeof places)['es'];

export const placeOf = (language: Language, name: PlaceName): string => places[language][name];
