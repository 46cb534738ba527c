import type { es } from '../es/agreement-pdf.ts';

export const ca: typeof es = {
  title: 'Conveni de cooperació educativa',
  subtitle: 'Conveni núm. {{number}}',
  draft: 'Esborrany',
  footNumber: 'Conveni {{number}} · Codi de verificació: {{code}}',
  footVerify: 'Aquest document es pot verificar a {{address}}',
  footDraft: 'Esborrany sense validesa: el text pot canviar fins que es generi el conveni.',
  pageOf: 'Pàgina {{page}} de {{pages}}',
  signatures: 'Signatures',
  forCompany: 'Per l’entitat col·laboradora',
  forInstitution: 'Per la institució',
  signHere: 'Signatura i data',
};
