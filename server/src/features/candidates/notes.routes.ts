import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { isReadable } from './candidates.rules.ts';
import { findReadable, insertNote, notesOn, removeNote, updateNote } from './notes.queries.ts';

export const notesRoutes = routes({
  async listNotes({ params }, { db, session }) {
    const candidate = await findReadable(db, params.id, session.companyId);
    if (!candidate) throw new Refusal('applicationNotFound');
    // A candidate who has withdrawn took back what the notes are about.
    return isReadable(candidate) ? notesOn(db, params.id, session.accountId) : [];
  },

  async addNote({ body: { idCandidatura, texto } }, { db, session, now }) {
    const candidate = await findReadable(db, idCandidatura, session.companyId);
    if (!candidate || !isReadable(candidate)) throw new Refusal('applicationNotFound');
    const { accountId } = session;
    return { id: await insertNote(db, { applicationId: idCandidatura, accountId, texto, fecha: now() }) };
  },

  async editNote({ body: { id, texto } }, { db, session, now }) {
    if (!(await updateNote(db, id, session, { texto, editada: now() })))
      throw new Refusal('actionNotAllowed');
    return null;
  },

  async deleteNote({ body: { id } }, { db, session }) {
    if (!(await removeNote(db, id, session))) throw new Refusal('actionNotAllowed');
    return null;
  },
});
