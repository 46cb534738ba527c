import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { deleteMadeCvPdfs, findChoice, findOwnCvPdf, insertCvPdf, setChoice } from './cv-pdf.queries.ts';

export const cvPdfRoutes = routes({
  async getCvPdfChoice(_, { db, session, language }) {
    const { diseno, idioma, fotoId } = await findChoice(db, session.accountId);
    return { diseno, idioma: idioma ?? language, tieneFoto: fotoId !== null };
  },

  async makeCvPdf({ body: { diseno, idioma } }, ctx) {
    const { db, session, jobs } = ctx;
    const studentId = session.accountId;
    await setChoice(db, studentId, { disenoCv: diseno, idiomaCv: idioma });
    // What was looked at before is of no more use.
    await deleteMadeCvPdfs(db, studentId);
    const id = await insertCvPdf(db, { studentId, diseno, idioma, creada: ctx.now() });
    await jobs.send(db, 'cvPdf', { id });
    return { id };
  },

  async getCvPdf({ params }, { db, session, files }) {
    const found = await findOwnCvPdf(db, params.id, session.accountId);
    if (!found) throw new Refusal('actionNotAllowed');
    const { diseno, idioma, estado, fileId } = found.pdf;
    const fichero = fileId === null || found.nombre === null ? null : files.link(fileId, found.nombre);
    return { diseno, idioma, estado, fichero };
  },
});
