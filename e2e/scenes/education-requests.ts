import { listManagedCompanies } from '@portal/contract/companies';
import { askEducationCentre, setEducationCentre } from '@portal/contract/education-requests';
import { clientOf } from '../people.ts';
import { dayFromNow } from '../scene.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  // The company of the demo that the screens are looked at with takes a student, as a school would.
  const query = { texto: 'Bruma Digital', estado: 'validada' } as const;
  const idEmpresa = (await manager.get(listManagedCompanies, { query })).empresas[0]?.idEmpresa ?? 0;
  const school = { idEmpresa, esCentroEducativo: true, etapas: ['primaria' as const] };
  await manager.get(setEducationCentre, { body: school });
  const student = await clientOf('maestra');
  const body = {
    idCentro: idEmpresa,
    fechaInicio: dayFromNow(60),
    fechaFin: dayFromNow(120),
    nivel: 'primaria',
    especialidad: 'Educación Física',
  } as const;
  const { id } = await student.get(askEducationCentre, { body });
  return {
    educationRequest: { id },
    editEducationRequest: { id },
    managedEducationRequest: { id },
  };
};
