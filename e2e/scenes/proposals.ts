import { randomUUID } from 'node:crypto';
import { proposeAsStudent, unknown } from '@portal/contract/proposals';
import { listCurrentStudies } from '@portal/contract/studies';
import { clientOf } from '../people.ts';
import { dayFromNow, newTitle } from '../scene.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  const student = await clientOf('alumna');
  const [study] = await student.get(listCurrentStudies, {});
  const { idPropuesta } = await student.get(proposeAsStudent, {
    body: {
      idEstudio: study?.id ?? 0,
      titulo: newTitle('Prácticas'),
      tipoPractica: 'curricular',
      fechaInicio: dayFromNow(40),
      fechaFin: dayFromNow(160),
      remunerada: true,
      ayudaEstudio: 300,
      cif: unknown,
      nombreEmpresa: 'Talleres Mediterráneo',
      emailContacto: unknown,
      nombreFirmante: unknown,
      claveEnvio: randomUUID(),
    },
  });
  return { proposal: { idPropuesta }, managedProposal: { idPropuesta } };
};
