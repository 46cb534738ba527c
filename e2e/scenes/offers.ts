import { listCandidates } from '@portal/contract/candidates';
import { clientOf } from '../people.ts';
import { applyTo, internship, job, newTitle, openOffer, sendOffer } from '../scene.ts';
import type { MakeScene } from './scene.ts';

/** An offer is what several areas show. */
export const makeScene: MakeScene = async () => {
  const open = await openOffer(internship(newTitle('Se recorre')));
  const openJob = await openOffer(job(newTitle('Se recorre')));
  const waiting = await sendOffer(internship(newTitle('Espera y se recorre')));
  await applyTo(open);
  const company = await clientOf('empresa');
  const { candidatos } = await company.get(listCandidates, { params: { id: open }, query: {} });
  return {
    internshipOffer: { urlAcceso: open },
    jobOffer: { urlAcceso: openJob },
    application: { urlAcceso: open },
    myOffer: { id: open },
    companyOffer: { id: open },
    offerPreview: { id: open },
    editOffer: { id: waiting },
    pendingOffer: { id: waiting },
    managedOffer: { id: open },
    correctOffer: { id: open },
    candidate: { id: candidatos[0]?.idCandidatura ?? 0 },
  };
};
