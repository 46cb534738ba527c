import { listPendingStudents } from '@portal/contract/validations';
import { newPerson, register } from '../newcomers.ts';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  await register(newPerson('Recorrida'));
  const manager = await clientOf('gestora');
  const { alumnos } = await manager.get(listPendingStudents, { query: {} });
  return {
    pendingStudent: { id: alumnos[0]?.idAlumno ?? 0 },
  };
};
