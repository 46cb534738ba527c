import { moveCandidate } from '@portal/contract/candidates';
import { clientOf } from '../people.ts';
import { applyTo, internship, newTitle, onlyCandidate, openOffer } from '../scene.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  const urlOferta = await openOffer(internship(newTitle('Con formulario')));
  await applyTo(urlOferta);
  const { idCandidatura } = await onlyCandidate(urlOferta);
  const company = await clientOf('empresa');
  // Selecting is refused, and opens the form (98).
  await company.call(moveCandidate, { body: { idCandidatura, idEstado: 5 } });
  return {
    incorporationForm: { idSolicitud: idCandidatura },
    managedIncorporationForm: { idSolicitud: idCandidatura },
  };
};
