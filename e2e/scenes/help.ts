import { createHelp } from '@portal/contract/help';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const ayuda = {
  destinatarios: 'todos',
  tema: 'otros',
  orden: 1,
  publicada: true,
  textos: { es: { titulo: '¿Se recorre?', descripcion: '<p>Texto</p>' } },
} as const;

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { idAyuda } = await manager.get(createHelp, { body: { claveEnvio: crypto.randomUUID(), ayuda } });
  return { managedAnswer: { id: idAyuda } };
};
