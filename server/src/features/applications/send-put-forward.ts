import type { Ctx } from '../../http/context.ts';
import type { StudentSession } from '../../http/session.ts';
import { withoutHidden } from '../cv/cv.rules.ts';
import { readToApply, writeDocuments } from './apply.queries.ts';
import { documentsFromCv } from './apply.rules.ts';
import type { ApplicationToMove } from './moves.queries.ts';
import { writeSnapshot } from './put-forward.queries.ts';

/** Sends what a student who was put forward has, on accepting: the CV as it is now, with the documents asked for. */
export async function sendPutForward(
  ctx: Ctx<StudentSession>,
  { id, urlOferta, studentId }: ApplicationToMove,
): Promise<void> {
  const [read] = await readToApply(ctx.db, [{ urlOferta, studentId }]);
  if (!read) throw new Error('an application without its offer or its student');
  const { offer, profile } = read;
  await writeSnapshot(ctx.db, id, withoutHidden(profile.cv, ctx.brand), ctx.now());
  await writeDocuments(
    ctx.db,
    id,
    documentsFromCv(offer, profile, [], ctx.brand).map((document) => ({ ...document, url: null })),
  );
  await ctx.jobs.send(ctx.db, 'snapshotPdf', { applicationId: id });
}
