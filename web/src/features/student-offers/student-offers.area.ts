import { IconBriefcase, IconSchool } from '@tabler/icons-react';
import { offerTypesOf } from '../../domain/offer/offer-types.ts';
import type { FeatureArea, MenuFacts } from '../../lib/routing/area.ts';

// A type's list and its offers are one component, so that the list stays while offers open beside it.
const list = { access: ['Alumno'], texts: ['studentOffers', 'offerView', 'withdrawal', 'respond'] } as const;
const internships = { ...list, load: () => import('./InternshipOffers.tsx') } as const;
const jobs = { ...list, load: () => import('./JobOffers.tsx') } as const;

// While the number of offers is not known the entry is shown: it would come a moment later and push the others aside.
const hasOffers =
  (tipo: 'practicas' | 'empleo') =>
  ({ session, offers }: MenuFacts) =>
    offerTypesOf(session).includes(tipo) && offers[tipo] !== 0;

export const studentOffersArea = {
  screens: {
    internshipOffers: internships,
    internshipOffer: { ...internships, parent: 'internshipOffers', besideList: true },
    jobOffers: jobs,
    jobOffer: { ...jobs, parent: 'jobOffers', besideList: true },
    forYou: {
      access: ['Alumno'],
      texts: ['forYou', 'studentOffers'],
      load: () => import('./for-you/ForYou.tsx'),
    },
    compareOffers: {
      access: ['Alumno'],
      texts: ['forYou', 'studentOffers', 'offerView'],
      load: () => import('./compare/CompareOffers.tsx'),
    },
    savedSearches: {
      access: ['Alumno'],
      texts: ['studentOffers'],
      load: () => import('./saved/SavedSearches.tsx'),
    },
    stopAlerts: {
      access: 'public',
      texts: ['studentOffers'],
      bare: true,
      load: () => import('./saved/StopAlerts.tsx'),
    },
  },
  menu: [
    {
      id: 'internshipOffers',
      position: { Alumno: 10 },
      when: hasOffers('practicas'),
      inBar: true,
      tab: { Icon: IconSchool, label: 'internships' },
    },
    {
      id: 'jobOffers',
      position: { Alumno: 20 },
      when: hasOffers('empleo'),
      inBar: true,
      tab: { Icon: IconBriefcase, label: 'jobs' },
    },
    // After the lists that it chooses from.
    { id: 'forYou', position: { Alumno: 25 }, when: ({ session }) => offerTypesOf(session).length > 0 },
    {
      id: 'savedSearches',
      position: { Alumno: 27 },
      when: ({ session }) => offerTypesOf(session).length > 0,
    },
  ],
} as const satisfies FeatureArea;
