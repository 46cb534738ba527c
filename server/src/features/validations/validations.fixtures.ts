import type { calls } from '@portal/contract/validations';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, addOffer, addPendingStudent } from '../../testing/fixtures.ts';

export function validationsBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const offer = (estado: 'abierta' | 'pendiente' = 'abierta') => addOffer(portal, company.id, { estado });
  /** An offer that waits, as a manager has read it. */
  const readOffer = async () => {
    const { urlAcceso, modificada } = await offer('pendiente');
    return { urlOferta: urlAcceso, modificada: modificada.toISOString() };
  };
  const waitingCompany = () => addCompany(portal, { estado: 'pendiente' });
  const textos = { es: 'Faltan las tareas', ca: 'Falten les tasques', en: 'The tasks are missing' };
  return {
    validateOffers: async () => ({ ofertas: [await readOffer()] }),
    claimPending: async () => {
      const { urlOferta } = await readOffer();
      return { tipo: 'oferta', objeto: urlOferta, asigna: true };
    },
    saveRejectionReason: async () => ({ ambito: 'practicas', textos }),
    deleteRejectionReason: async () => ({ idMotivo: 1 }),
    validateOffer: async () => ({ ...(await readOffer()), destacada: true }),
    rejectOffer: async () => ({
      ...(await readOffer()),
      motivo: 'Falta el horario',
    }),
    validateCompany: async () => ({ idEmpresa: (await waitingCompany()).id }),
    rejectCompany: async () => ({
      idEmpresa: (await waitingCompany()).id,
      motivo: 'No se ha podido comprobar',
    }),
    validateStudent: async () => ({ idAlumno: (await addPendingStudent(portal)).id }),
    rejectStudent: async () => ({
      idAlumno: (await addPendingStudent(portal)).id,
      motivo: 'No consta en ninguna titulación',
    }),
  };
}
