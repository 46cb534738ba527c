import type { FeatureArea } from '../../lib/routing/area.ts';

const option = 'orientacionLaboral';
const management = { access: ['Gestor'], texts: ['orientation', 'interviews'], option } as const;
const writing = {
  access: ['Gestor'],
  texts: ['counsellorForm', 'writtenText'],
  option,
} as const;

export const orientationArea = {
  screens: {
    orientation: {
      access: ['Alumno'],
      texts: ['orientation', 'interviews'],
      option,
      load: () => import('./Orientation.tsx'),
    },
    orientationWeek: { ...management, parent: 'management', load: () => import('./OrientationWeek.tsx') },
    counsellors: { ...writing, parent: 'orientationWeek', load: () => import('./CounsellorList.tsx') },
    newCounsellor: { ...writing, parent: 'counsellors', load: () => import('./NewCounsellor.tsx') },
    counsellor: { ...writing, parent: 'counsellors', load: () => import('./EditCounsellor.tsx') },
    studentOrientation: {
      ...management,
      parent: 'orientationWeek',
      load: () => import('./StudentOrientation.tsx'),
    },
  },
  menu: [
    {
      id: 'orientation',
      position: { Alumno: 101 },
      when: ({ brand }) => brand.opciones[option],
    },
    { id: 'orientationWeek', position: { Gestor: 33 }, when: ({ brand }) => brand.opciones[option] },
  ],
} as const satisfies FeatureArea;
