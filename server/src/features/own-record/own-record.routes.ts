import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { findOwnRecord, findRecentRecord, insertRecord } from './own-record.queries.ts';

/** A record weighs as much as all that was ever sent: asked for again soon, it is the same. */
const sameMinutes = 10;

export const ownRecordRoutes = routes({
  async makeOwnRecord(_, { db, session, language, now, jobs }) {
    const studentId = session.accountId;
    const since = new Date(now().getTime() - sameMinutes * 60_000);
    const recent = await findRecentRecord(db, studentId, since);
    if (recent !== undefined) return { id: recent };
    const id = await insertRecord(db, { studentId, idioma: language, creada: now() });
    await jobs.send(db, 'ownRecord', { id });
    return { id };
  },

  async getOwnRecord({ params }, { db, session, files }) {
    const found = await findOwnRecord(db, params.id, session.accountId);
    if (!found) throw new Refusal('actionNotAllowed');
    const { estado, total, hechos, fileId, creada } = found.record;
    return {
      estado,
      total,
      hechos,
      fichero: fileId === null || found.nombre === null ? null : files.link(fileId, found.nombre),
      creada: creada.toISOString(),
    };
  },
});
