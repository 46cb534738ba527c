import type { Screens } from './screen.ts';

// A type's list and its offers are one component, so that the list stays while offers open beside it.
const internships = {
  access: ['Alumno'],
  areas: ['studentOffers', 'offerView', 'withdrawal', 'respond'],
  load: () => import('../features/student-offers/InternshipOffers.tsx'),
} as const;

const jobs = {
  access: ['Alumno'],
  areas: ['studentOffers', 'offerView', 'withdrawal', 'respond'],
  load: () => import('../features/student-offers/JobOffers.tsx'),
} as const;

export const offersScreens = {
  internshipOffers: internships,
  internshipOffer: { ...internships, parent: 'internshipOffers', besideList: true },
  jobOffers: jobs,
  jobOffer: { ...jobs, parent: 'jobOffers', besideList: true },
} as const satisfies Screens;
