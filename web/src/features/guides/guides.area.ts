import type { FeatureArea } from '../../lib/routing/area.ts';

const option = 'guiasOrientacion';
const management = {
  access: ['Gestor'],
  texts: ['guides', 'guideForm', 'writtenText'],
  option,
} as const;

export const guidesArea = {
  screens: {
    guides: { access: ['Alumno'], texts: ['guides'], option, load: () => import('./Guides.tsx') },
    managedGuides: { ...management, parent: 'management', load: () => import('./GuideList.tsx') },
    newGuide: { ...management, parent: 'managedGuides', load: () => import('./NewGuide.tsx') },
    managedGuide: { ...management, parent: 'managedGuides', load: () => import('./EditGuide.tsx') },
  },
  menu: [
    { id: 'guides', position: { Alumno: 100 }, when: ({ brand }) => brand.opciones[option] },
    { id: 'managedGuides', position: { Gestor: 31 }, when: ({ brand }) => brand.opciones[option] },
  ],
  home: { texts: ['home'], load: () => import('./GuidesAtHome.tsx') },
} as const satisfies FeatureArea;
