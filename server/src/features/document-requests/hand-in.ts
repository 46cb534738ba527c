import type { UploadedFile } from '@portal/contract/files';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { endImportance } from '../../notify/notify.queries.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { keepAnswer, lockRequest, type StoredRequest } from './document-requests.queries.ts';

/** Where a student hands in what a request asks for: of its own, since what is told of it matters until then. */
export const placeOf = (idSolicitud: number): string => `/cv?solicitud=${idSolicitud}`;

/**
 * Hands in what a request asks for, in the place of what was handed in before: a student who sent the wrong file sends
 * the right one. Throws actionNotAllowed (48) where the student has no such request.
 */
export async function handIn(ctx: Ctx<StudentSession>, id: number, fichero: UploadedFile): Promise<number> {
  const studentId = ctx.session.accountId;
  const request = await lockRequest(ctx.db, studentId, id);
  if (!request) throw new Refusal('actionNotAllowed');
  const fileId = await ctx.files.saveUpload(ctx, 'fichero', fichero);
  await keepAnswer(ctx.db, id, fileId, ctx.now());
  await endImportance(ctx.db, [{ accountId: studentId, urlAcceso: placeOf(id) }]);
  // Of a file in the place of another nothing new is to be told.
  if (request.fileId === null) {
    const { solicitante } = request;
    await tellManagers(ctx, ctx.db, { tipo: 'documentHandedIn', datos: { solicitante }, id: studentId });
  }
  return id;
}

/** A request as managers read it, with a link to what was handed in. */
export const withLink = ({ files }: Pick<Ctx, 'files'>, { fileId, nombre, ...request }: StoredRequest) => ({
  ...request,
  documento: fileId === null || nombre === null ? null : files.link(fileId, nombre),
});

/** The same, as its student does. */
export function forStudent(ctx: Pick<Ctx, 'files'>, request: StoredRequest) {
  const { solicitada: _solicitada, entregada: _entregada, ...shown } = withLink(ctx, request);
  return shown;
}
