import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { educationDegree } from './education-requests.rules.ts';
import { studiesOf } from './student-requests.queries.ts';

/** The degree by which the student may ask schools; undefined where the institution has it off, or they may not. */
export async function degreeToAskBy({
  db,
  session,
  brand,
}: Ctx<StudentSession>): Promise<number | undefined> {
  if (!brand.opciones.menuSolicitudesEducacion) return undefined;
  return educationDegree(await studiesOf(db, session.accountId));
}

/** The same. Throws actionNotAllowed (48). */
export async function requireDegree(ctx: Ctx<StudentSession>): Promise<number> {
  const degree = await degreeToAskBy(ctx);
  if (degree === undefined) throw new Refusal('actionNotAllowed');
  return degree;
}
