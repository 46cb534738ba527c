import type { calls } from '@portal/contract/candidates';
import { newCandidate } from '../../testing/applications.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { insertNote } from './notes.queries.ts';

export function candidatesBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const candidate = () => newCandidate(portal, company.id);
  const note = async () => {
    const { id } = await candidate();
    const { contactId: accountId } = company;
    return insertNote(portal.database, { applicationId: id, accountId, texto: 'Buena', fecha: new Date() });
  };
  return {
    moveCandidate: async () => ({
      idCandidatura: (await candidate()).id,
      idEstado: 17,
      idMotivo: 1,
      comentario: 'Gracias por tu interés.',
      idEstadoVisto: 1,
    }),
    moveCandidates: async () => {
      const { id, urlOferta } = await candidate();
      return { urlOferta, candidaturas: [{ idCandidatura: id, idEstadoVisto: 1 }], idEstado: 3 };
    },
    addNote: async () => ({ idCandidatura: (await candidate()).id, texto: 'Buena entrevista' }),
    editNote: async () => ({ id: await note(), texto: 'Muy buena entrevista' }),
    deleteNote: async () => ({ id: await note() }),
  };
}
