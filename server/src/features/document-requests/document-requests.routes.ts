import { fieldError } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { notify, notifyEach } from '../../notify/notify.ts';
import { recordAct, recordActOnAccounts } from '../audit/audit.queries.ts';
import { askableStudents, insertRequests, removeRequest, requestsTo } from './document-requests.queries.ts';
import { forStudent, placeOf } from './hand-in.ts';

export const documentRequestsRoutes = routes({
  async requestDocument({ body: { alumnos, ...asked } }, ctx) {
    if (asked.fechaLimite !== null && asked.fechaLimite < ctx.today())
      throw new FieldRefusal([{ campo: 'fechaLimite', error: fieldError('datePast') }]);
    const wanted = [...new Set(alumnos)];
    const found = await askableStudents(ctx.db, wanted);
    if (found.length < wanted.length) throw new Refusal('actionNotAllowed');
    const fecha = ctx.now();
    const made = await insertRequests(ctx.db, found, { ...asked, solicitada: fecha });
    const { solicitante, descripcion, fechaLimite } = asked;
    const event = fechaLimite === null ? 'documentRequested' : 'documentRequestedBy';
    const datos = { solicitante, descripcion, fecha: fechaLimite };
    await notifyEach(
      ctx,
      made.map(({ id, studentId: accountId }) => ({
        accountId,
        event: { tipo: event, datos, urlAcceso: placeOf(id), importante: true },
      })),
    );
    const told = made.map(({ studentId }) => studentId);
    const act = { gestorId: ctx.session.accountId, acto: 'documentoPedido', fecha } as const;
    await recordActOnAccounts(ctx.db, told, act);
    return { pedidas: wanted.length };
  },

  async withdrawDocumentRequest({ body: { id } }, ctx) {
    const request = await removeRequest(ctx.db, id);
    if (!request) throw new Refusal('noSuchMove');
    const { studentId, descripcion } = request;
    await notify(ctx, [studentId], {
      tipo: 'documentRequestWithdrawn',
      datos: { descripcion },
      urlAcceso: placeOf(id),
    });
    await recordAct(ctx, 'cuenta', studentId, 'documentoRetirado');
    return null;
  },

  async listRequestedDocuments(_, ctx) {
    const requests = await requestsTo(ctx.db, ctx.session.accountId);
    return requests.filter(({ fileId }) => fileId === null).map((request) => forStudent(ctx, request));
  },
});
