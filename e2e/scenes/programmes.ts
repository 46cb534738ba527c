import { createProgramme } from '@portal/contract/programmes';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

const programa = {
  textos: { es: { titulo: 'Se recorre', descripcion: '<p>Texto</p>' } },
  entradillas: { es: 'Con una entradilla.' },
  patrocinador: 'Fundación de prueba',
  desde: '2026-01-01',
  hasta: null,
  adhesionAlumnos: true,
  adhesionEmpresas: true,
  para: 'todos',
  exigeDedicacion: true,
  abierto: true,
  publicado: true,
} as const;

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const body = { claveEnvio: crypto.randomUUID(), programa };
  const { idPrograma } = await manager.get(createProgramme, { body });
  const id = { id: idPrograma };
  return { programme: id, managedProgramme: id, programmeAdhesions: id };
};
