import { createEvent, getManagedEvent } from '@portal/contract/events';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const evento = {
  textos: { es: { titulo: 'Se recorre', descripcion: '<p>Texto</p>' } },
  entradillas: { es: 'Con una entradilla.' },
  categoria: 'taller',
  dia: '2031-03-10',
  hora: '10:00',
  diaFin: '2031-03-10',
  horaFin: '12:00',
  lugar: 'Aula 1',
  enlace: null,
  organizador: 'Servicio de Empleo',
  para: 'todos',
  destacado: true,
  inscripcion: true,
  plazas: 20,
  listaEspera: true,
  finInscripcion: null,
  certificado: false,
  horasCertificado: null,
  videos: ['https://www.youtube.com/watch?v=abc'],
  publicado: true,
} as const;

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const body = { claveEnvio: crypto.randomUUID(), evento: { ...evento, videos: [...evento.videos] } };
  const { idEvento } = await manager.get(createEvent, { body });
  const { urlEvento } = await manager.get(getManagedEvent, { params: { id: idEvento } });
  return {
    event: { id: urlEvento },
    publicEvent: { id: urlEvento },
    managedEvent: { id: idEvento },
    eventRegistrations: { id: idEvento },
  };
};
