import { randomUUID } from 'node:crypto';
import type { calls, helpContent } from '@portal/contract/help';
import type { z } from 'zod';
import { helpAnswers } from '../../db/tables/help.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof helpContent>;

export const someHelp = (more: Partial<Content> = {}): Content => ({
  textos: { es: { titulo: '¿Cómo me inscribo?', descripcion: '<p>Desde la página de la oferta.</p>' } },
  destinatarios: 'todos',
  tema: 'candidaturas',
  orden: 1,
  publicada: true,
  ...more,
});

/** A question that is there already. */
async function addHelp({ database }: TestPortal): Promise<number> {
  const textos = { es: { titulo: '¿Qué es?', descripcion: '<p>Texto</p>' } };
  const [row] = await database.orm
    .insert(helpAnswers)
    .values({
      claveEnvio: randomUUID(),
      destinatarios: 'todos',
      tema: 'otros',
      orden: 1,
      publicada: true,
      textos,
    })
    .returning({ id: helpAnswers.id });
  return row?.id ?? 0;
}

const message = { area: 'practicas', asunto: 'Mi anexo', texto: '¿Cuándo se firma?' } as const;

export const helpBodies = ({ portal }: Callers): BodiesOf<typeof calls> => ({
  writeStudentHelp: async () => message,
  writeCompanyHelp: async () => message,
  createHelp: async () => ({ claveEnvio: randomUUID(), ayuda: someHelp() }),
  editHelp: async () => ({ idAyuda: await addHelp(portal), version: 1, ayuda: someHelp() }),
  deleteHelp: async () => ({ id: await addHelp(portal) }),
});
