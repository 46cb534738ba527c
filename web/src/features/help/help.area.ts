import type { FeatureArea } from '../../lib/routing/area.ts';

const option = 'ayuda';
const management = { access: ['Gestor'], texts: ['help', 'helpForm', 'writtenText'], option } as const;

export const helpArea = {
  screens: {
    // Each opens for every role: an address that somebody was given leads them to their own help.
    help: { access: 'anyRole', texts: ['help'], option, load: () => import('./Help.tsx') },
    companyHelp: { access: 'anyRole', texts: ['help'], option, load: () => import('./Help.tsx') },
    managedHelp: { ...management, parent: 'management', load: () => import('./HelpList.tsx') },
    newHelp: { ...management, parent: 'managedHelp', load: () => import('./NewHelp.tsx') },
    managedAnswer: { ...management, parent: 'managedHelp', load: () => import('./EditHelp.tsx') },
  },
  menu: [
    { id: 'help', position: { Alumno: 110 }, when: ({ brand }) => brand.opciones[option] },
    { id: 'companyHelp', position: { Empresa: 105 }, when: ({ brand }) => brand.opciones[option] },
    { id: 'managedHelp', position: { Gestor: 32 }, when: ({ brand }) => brand.opciones[option] },
  ],
} as const satisfies FeatureArea;
