import type { UploadedFile } from '@portal/contract/files';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { keepAnswer, lockRequest, type StoredRequest } from './document-requests.queries.ts';

/**
 * Hands in what a request asks for, in the place of what was handed in before: whoever sent the wrong file sends the right
 * one. Throws actionNotAllowed (48) where the student has no such request.
 */
export async function handIn(ctx: Ctx<StudentSession>, id: number, fichero: UploadedFile): Promise<number> {
  if (!(await lockRequest(ctx.db, ctx.session.accountId, id))) throw new Refusal('actionNotAllowed');
  const fileId = await ctx.files.saveUpload(ctx, 'fichero', fichero);
  await keepAnswer(ctx.db, id, fileId, ctx.now());
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
