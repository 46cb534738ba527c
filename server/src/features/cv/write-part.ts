import type { CvPart } from '@portal/contract/cv';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { writePart } from './cv.queries.ts';
import type { FieldProblem } from './cv.rules.ts';

export type StudentCtx = Ctx<StudentSession>;

/** Writes a part of the caller's CV. Throws cannotChangeState (49) where somebody has written it since it was read. */
export async function savePart(
  { db, session }: Pick<StudentCtx, 'db' | 'session'>,
  part: CvPart,
  values: Parameters<typeof writePart>[3],
  read: number | undefined,
): Promise<{ version: number }> {
  const version = await writePart(db, session.accountId, part, values, read);
  if (version === undefined) throw new Refusal('cannotChangeState');
  return { version };
}

export function refuseProblems(problems: FieldProblem[]): void {
  if (problems.length > 0) throw new FieldRefusal(problems);
}
