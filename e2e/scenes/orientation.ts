import type { Call } from '@portal/contract/endpoint';
import { createCounsellor } from '@portal/contract/orientation';
import { listStudents } from '@portal/contract/students';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const orientador: Call<typeof createCounsellor>['body']['orientador'] = {
  nombre: 'Se recorre',
  idiomas: ['es'],
  lugar: 'Despacho 1',
  enlace: null,
  activo: true,
  textos: { es: { titulo: 'Se recorre', descripcion: '<p>Texto</p>' } },
};

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const body = { claveEnvio: crypto.randomUUID(), orientador };
  const { idOrientador } = await manager.get(createCounsellor, { body });
  const { alumnos } = await manager.get(listStudents, { query: {} });
  return { counsellor: { id: idOrientador }, studentOrientation: { id: alumnos[0]?.idAlumno ?? 0 } };
};
