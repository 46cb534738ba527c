import type { ExperienceBody } from '@portal/contract/experience';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { insertExperience, removeExperience, updateExperience } from './experience.queries.ts';
import { experienceToKeep, unknownOfExperience } from './experience.rules.ts';

type StudentCtx = Ctx<StudentSession>;

export const experienceRoutes = routes({
  async addExperience({ body }, ctx) {
    return { id: await insertExperience(ctx.db, ctx.session.accountId, await toKeep(ctx, body)) };
  },

  async editExperience({ body: { id, ...body } }, ctx) {
    const values = await toKeep(ctx, body);
    if (!(await updateExperience(ctx.db, ctx.session.accountId, id, values)))
      throw new Refusal('actionNotAllowed');
    return null;
  },

  // The file stays until nothing points to it any more.
  async deleteExperience({ body }, { db, session }) {
    if (!(await removeExperience(db, session.accountId, body.id))) throw new Refusal('actionNotAllowed');
    return null;
  },
});

/** What is kept, with the attachment that was sent; one that is there stays where none was. */
async function toKeep(ctx: StudentCtx, body: ExperienceBody) {
  const unknown = unknownOfExperience(body);
  if (unknown.length > 0) throw new FieldRefusal(unknown);
  if (body.fechaInicio > ctx.today())
    throw new FieldRefusal([{ campo: 'fechaInicio', error: fieldError('dateAhead') }]);
  const values = experienceToKeep(body);
  if (body.adjunto === undefined) return values;
  const adjuntoId = body.adjunto && (await ctx.files.saveUpload(ctx, 'adjunto', body.adjunto));
  return { ...values, adjuntoId };
}
