import type { ChangeRequest } from '@portal/contract/change-requests';
import type { Ctx } from '../../http/context.ts';
import type { UnlinkedChange } from './change-requests.queries.ts';

/** A request with a link to its file. */
export const linked =
  ({ files }: Pick<Ctx, 'files'>) =>
  ({ adjuntoId, nombreFichero, ...change }: UnlinkedChange): ChangeRequest => ({
    ...change,
    adjunto: adjuntoId === null || nombreFichero === null ? null : files.link(adjuntoId, nombreFichero),
  });
