import type { FeatureArea } from '../../lib/routing/area.ts';

const option = 'programasPracticas';
const management = {
  access: ['Gestor'],
  texts: ['programmes', 'programmeForm', 'writtenText'],
  option,
} as const;

export const programmesArea = {
  screens: {
    programmes: {
      access: 'anyRole',
      texts: ['programmes'],
      option,
      load: () => import('./Programmes.tsx'),
    },
    programme: {
      access: 'anyRole',
      texts: ['programmes'],
      option,
      parent: 'programmes',
      load: () => import('./ProgrammePage.tsx'),
    },
    managedProgrammes: {
      ...management,
      parent: 'management',
      load: () => import('./managers/ProgrammeList.tsx'),
    },
    newProgramme: {
      ...management,
      parent: 'managedProgrammes',
      load: () => import('./managers/NewProgramme.tsx'),
    },
    managedProgramme: {
      ...management,
      parent: 'managedProgrammes',
      load: () => import('./managers/EditProgramme.tsx'),
    },
    programmeAdhesions: {
      ...management,
      parent: 'managedProgrammes',
      load: () => import('./managers/Adhesions.tsx'),
    },
  },
  menu: [
    {
      id: 'programmes',
      position: { Alumno: 65, Empresa: 50 },
      when: ({ brand }) => brand.opciones[option],
    },
    { id: 'managedProgrammes', position: { Gestor: 28 }, when: ({ brand }) => brand.opciones[option] },
  ],
} as const satisfies FeatureArea;
