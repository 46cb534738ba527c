import { randomUUID } from 'node:crypto';
import type { calls, communicationContent } from '@portal/contract/communications';
import type { z } from 'zod';
import { communications } from '../../db/tables/communications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof communicationContent>;

/** What a manager writes, in Spanish and Catalan. */
export const someCommunication = (more: Partial<Content> = {}): Content => ({
  destinatarios: 'todos',
  fechaDesde: '2030-01-01',
  fechaHasta: null,
  enlace: null,
  textos: {
    es: { titulo: 'Feria de empleo', descripcion: '<p>El <strong>jueves</strong></p>' },
    ca: { titulo: "Fira d'ocupació", descripcion: '<p>El <strong>dijous</strong></p>' },
  },
  ...more,
});

/** A communication that is there already. */
async function addCommunication({ database }: TestPortal): Promise<number> {
  const textos = { es: { titulo: 'Aviso', descripcion: '<p>Texto</p>' } };
  const [row] = await database.orm
    .insert(communications)
    .values({ claveEnvio: randomUUID(), destinatarios: 'todos', fechaDesde: '2030-01-01', textos })
    .returning({ id: communications.id });
  return row?.id ?? 0;
}

export const communicationsBodies = ({ portal }: Callers): BodiesOf<typeof calls> => ({
  createCommunication: async () => ({ claveEnvio: randomUUID(), comunicacion: someCommunication() }),
  editCommunication: async () => ({
    idComunicacion: await addCommunication(portal),
    version: 1,
    comunicacion: someCommunication(),
  }),
  deleteCommunication: async () => ({ id: await addCommunication(portal) }),
});
