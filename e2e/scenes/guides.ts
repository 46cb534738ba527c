import { createGuide } from '@portal/contract/guides';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const guia = {
  destinatarios: 'todos',
  orden: 1,
  publicada: true,
  textos: { es: { titulo: 'Se recorre', descripcion: '<p>Texto</p>' } },
} as const;

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { idGuia } = await manager.get(createGuide, { body: { claveEnvio: crypto.randomUUID(), guia } });
  return { managedGuide: { id: idGuia } };
};
