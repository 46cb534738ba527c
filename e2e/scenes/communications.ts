import { createCommunication } from '@portal/contract/communications';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const comunicacion = {
  destinatarios: 'Alumno',
  fechaDesde: '2030-01-01',
  fechaHasta: null,
  enlace: null,
  textos: { es: { titulo: 'Se recorre', descripcion: '<p>Texto</p>' } },
} as const;

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { idComunicacion } = await manager.get(createCommunication, {
    body: { claveEnvio: crypto.randomUUID(), comunicacion },
  });
  return { communication: { id: idComunicacion } };
};
