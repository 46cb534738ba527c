import type { ImportType } from '@portal/contract/imports';
import { agreementsKind } from './agreements/agreements-kind.ts';
import { companiesKind } from './companies/companies-kind.ts';
import type { ImportKind } from './kind.ts';
import { studentsKind } from './students/students-kind.ts';

/** Every kind of import. */
export const importKinds: Readonly<Record<ImportType, ImportKind>> = {
  alumnos: studentsKind,
  empresas: companiesKind,
  convenios: agreementsKind,
};
