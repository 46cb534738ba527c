import type { es } from '../es/agreement-pdf.ts';

export const en: typeof es = {
  title: 'Educational cooperation agreement',
  subtitle: 'Agreement no. {{number}}',
  draft: 'Draft',
  footNumber: 'Agreement {{number}} · Verification code: {{code}}',
  footVerify: 'This document can be verified at {{address}}',
  footDraft: 'Draft without effect: the text may change until the agreement is generated.',
  pageOf: 'Page {{page}} of {{pages}}',
  signatures: 'Signatures',
  forCompany: 'For the host organisation',
  forInstitution: 'For the institution',
  signHere: 'Signature and date',
};
