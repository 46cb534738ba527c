import type { FeatureArea } from '../../lib/routing/area.ts';

const imports = { access: ['Gestor'], texts: ['studentImports'] } as const;

export const studentImportsArea = {
  screens: {
    studentImports: { ...imports, parent: 'managedStudents', load: () => import('./Imports.tsx') },
    studentImport: { ...imports, parent: 'studentImports', load: () => import('./Import.tsx') },
  },
} as const satisfies FeatureArea;
