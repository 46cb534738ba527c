import { uploadImport } from '@portal/contract/imports';
import { listStudents } from '@portal/contract/students';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const fichero = {
  ficheroB64: Buffer.from('Correo;Nombre\na@alumnos.example;Ana').toString('base64'),
  extension_adjunto: 'csv',
  nombre: 'alumnos.csv',
} as const;

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const { alumnos } = await manager.get(listStudents, { query: {} });
  const imported = await manager.get(uploadImport, { body: { tipo: 'alumnos', fichero } });
  return { managedStudent: { id: alumnos[0]?.idAlumno ?? 0 }, studentImport: { id: imported.id } };
};
