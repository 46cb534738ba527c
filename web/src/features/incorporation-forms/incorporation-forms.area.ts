import type { FeatureArea } from '../../lib/routing/area.ts';

const texts = ['incorporationForms'] as const;

export const incorporationFormsArea = {
  screens: {
    // What a link is for anybody may open; the form itself asks for the company.
    incorporationForm: {
      access: 'public',
      option: 'formularioIncorporacion',
      texts,
      load: () => import('./IncorporationForm.tsx'),
    },
    managedIncorporationForms: {
      access: ['Gestor'],
      option: 'formularioIncorporacion',
      parent: 'management',
      texts,
      load: () => import('./managers/ManagedForms.tsx'),
    },
    managedIncorporationForm: {
      access: ['Gestor'],
      option: 'formularioIncorporacion',
      parent: 'managedIncorporationForms',
      texts,
      load: () => import('./managers/ManagedForm.tsx'),
    },
  },
  menu: [
    {
      id: 'managedIncorporationForms',
      position: { Gestor: 19 },
      when: ({ brand }) => brand.opciones.formularioIncorporacion,
    },
  ],
} as const satisfies FeatureArea;
