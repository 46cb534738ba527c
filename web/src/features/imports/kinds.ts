import type { ImportType } from '@portal/contract/imports';
import type { ScreenId } from '@portal/contract/screens';

/** The screens of each kind: all of its imports, and one of them. */
export const screensOf = {
  alumnos: { all: 'studentImports', one: 'studentImport' },
  empresas: { all: 'companyImports', one: 'companyImport' },
  convenios: { all: 'agreementImports', one: 'agreementImport' },
} as const satisfies Record<ImportType, { all: ScreenId; one: ScreenId }>;
