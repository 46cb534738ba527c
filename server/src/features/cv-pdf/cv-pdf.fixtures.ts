import type { calls } from '@portal/contract/cv-pdf';
import type { BodiesOf } from '../../testing/callers.ts';

export const cvPdfBodies = (): BodiesOf<typeof calls> => ({
  makeCvPdf: async () => ({ diseno: 'clasico', idioma: 'es' }),
});
