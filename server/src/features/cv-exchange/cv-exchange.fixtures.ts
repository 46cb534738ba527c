import type { calls } from '@portal/contract/cv-exchange';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { readMarkedCv } from './cv-exchange.queries.ts';

let made = 0;

/** A file that adds a job which no CV has yet. */
const newJob = (): string =>
  JSON.stringify({ work: [{ name: `Empresa ${++made}`, position: 'Becaria', startDate: '2023-09' }] });

export const cvExchangeBodies = ({ portal, student }: Callers): BodiesOf<typeof calls> => ({
  previewCvImport: async () => ({ contenido: newJob() }),
  importCv: async () => {
    const { huella } = await readMarkedCv(portal.database, student.id);
    return { contenido: newJob(), huella, claves: ['experiencia.0'] };
  },
});
