import type { FeatureArea } from '../../lib/routing/area.ts';

const option = 'menuSolicitudesEducacion';
const ofStudents = { access: ['Alumno'], option, texts: ['educationRequests', 'educationStudent'] } as const;
const ofCentres = { access: ['Empresa'], option, texts: ['educationRequests', 'educationCentre'] } as const;
const ofManagers = { access: ['Gestor'], option, texts: ['educationRequests', 'managedEducation'] } as const;

export const educationRequestsArea = {
  screens: {
    educationInternships: { ...ofStudents, load: () => import('./student/OwnRequests.tsx') },
    newEducationRequest: {
      ...ofStudents,
      parent: 'educationInternships',
      load: () => import('./student/NewRequest.tsx'),
    },
    educationRequests: { ...ofCentres, load: () => import('./centre/CentreRequests.tsx') },
    educationRequest: {
      ...ofCentres,
      parent: 'educationRequests',
      load: () => import('./centre/CentreRequest.tsx'),
    },
    editEducationRequest: {
      ...ofCentres,
      parent: 'educationRequests',
      load: () => import('./centre/EditRequest.tsx'),
    },
    managedEducationRequests: {
      ...ofManagers,
      parent: 'management',
      load: () => import('./managers/ManagedRequests.tsx'),
    },
    managedEducationRequest: {
      ...ofManagers,
      parent: 'managedEducationRequests',
      load: () => import('./managers/ManagedRequest.tsx'),
    },
    minorsCertificates: {
      ...ofManagers,
      parent: 'managedEducationRequests',
      load: () => import('./managers/Certificates.tsx'),
    },
  },
  menu: [
    {
      id: 'educationInternships',
      position: { Alumno: 45 },
      when: ({ brand, hasEducation }) => brand.opciones.menuSolicitudesEducacion && hasEducation,
    },
    {
      id: 'educationRequests',
      position: { Empresa: 70 },
      when: ({ brand, hasEducation }) => brand.opciones.menuSolicitudesEducacion && hasEducation,
    },
    {
      id: 'managedEducationRequests',
      position: { Gestor: 19.7 },
      when: ({ brand }) => brand.opciones.menuSolicitudesEducacion,
    },
  ],
} as const satisfies FeatureArea;
