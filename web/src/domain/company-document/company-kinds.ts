import { type CompanyDocumentKind, companyDocumentKinds } from '@portal/contract/company-documents';

/** What a company reads and hands in: a student's final report is not for it. */
export const companyKinds: readonly CompanyDocumentKind[] = companyDocumentKinds.filter(
  (kind) => kind !== 'memoria',
);
