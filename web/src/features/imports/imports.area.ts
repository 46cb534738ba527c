import type { FeatureArea } from '../../lib/routing/area.ts';

const imports = { access: ['Gestor'], texts: ['imports'] } as const;

export const importsArea = {
  screens: {
    studentImports: { ...imports, parent: 'managedStudents', load: () => import('./StudentImports.tsx') },
    companyImports: { ...imports, parent: 'managedCompanies', load: () => import('./CompanyImports.tsx') },
    companyImport: { ...imports, parent: 'companyImports', load: () => import('./Import.tsx') },
    agreementImports: {
      ...imports,
      parent: 'managedAgreements',
      load: () => import('./AgreementImports.tsx'),
    },
    agreementImport: { ...imports, parent: 'agreementImports', load: () => import('./Import.tsx') },
    studentImport: { ...imports, parent: 'studentImports', load: () => import('./Import.tsx') },
  },
} as const satisfies FeatureArea;
