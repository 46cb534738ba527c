import { randomUUID } from 'node:crypto';
import type { calls, guideContent } from '@portal/contract/guides';
import type { z } from 'zod';
import { guides } from '../../db/tables/guides.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { fileSamples } from '../../testing/file-samples.ts';
import type { TestPortal } from '../../testing/portal.ts';

type Content = z.input<typeof guideContent>;

export const someGuide = (more: Partial<Content> = {}): Content => ({
  textos: { es: { titulo: 'Prepara tu entrevista', descripcion: '<p>Infórmate sobre la empresa.</p>' } },
  destinatarios: 'todos',
  orden: 1,
  publicada: true,
  ...more,
});

/** A guide that is there already. */
async function addGuide({ database }: TestPortal): Promise<number> {
  const textos = { es: { titulo: 'Guía', descripcion: '<p>Texto</p>' } };
  const [row] = await database.orm
    .insert(guides)
    .values({ claveEnvio: randomUUID(), destinatarios: 'todos', orden: 1, publicada: true, textos })
    .returning({ id: guides.id });
  return row?.id ?? 0;
}

export const guidesBodies = ({ portal }: Callers): BodiesOf<typeof calls> => ({
  createGuide: async () => ({ claveEnvio: randomUUID(), guia: someGuide() }),
  editGuide: async () => ({ idGuia: await addGuide(portal), version: 1, guia: someGuide() }),
  editGuideFile: async () => ({
    idGuia: await addGuide(portal),
    fichero: { ficheroB64: 'SG9sYQ==', extension_adjunto: 'txt', nombre: 'guia.txt' },
  }),
  editGuideImage: async () => ({
    idGuia: await addGuide(portal),
    extension: 'png',
    ficheroB64: fileSamples.png.toString('base64'),
  }),
  deleteGuide: async () => ({ id: await addGuide(portal) }),
});
