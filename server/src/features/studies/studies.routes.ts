import { statusTexts } from '@portal/contract/messages/texts';
import type { StudyElsewhere } from '@portal/contract/studies';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import { WithNotice } from '../../http/with-notice.ts';
import {
  insertStay,
  insertStudy,
  insertTraining,
  readStudies,
  removeStay,
  removeStudy,
  removeTraining,
  setEducationLevel,
  updateStay,
  updateStudy,
  updateTraining,
} from './studies.queries.ts';
import { isCountry, isEducationLevel, lacksCopy, studyToKeep, unknownOfStudy } from './studies.rules.ts';

type StudentCtx = Ctx<StudentSession>;

export const studiesRoutes = routes({
  async getStudies(_, { db, session, files, brand }) {
    const { estudios, ...rest } = await readStudies(db, session.accountId);
    return {
      ...rest,
      estudios: estudios.map(({ copiaId, copiaNombre, ...study }) => ({
        ...study,
        copia: copiaId === null || copiaNombre === null ? null : files.link(copiaId, copiaNombre),
        faltaCopia: lacksCopy({ ...study, copiaId }, brand),
      })),
    };
  },

  async listCurrentStudies(_, { db, session }) {
    const { estudios } = await readStudies(db, session.accountId);
    const current = estudios.filter(({ actual }) => actual);
    if (current.length === 0) throw new Refusal('noStudiesFound');
    return current
      .sort((a, b) => Number(b.deLaUniversidad) - Number(a.deLaUniversidad))
      .map(({ copiaId, copiaNombre, ...study }) => study);
  },

  async addStudy({ body }, ctx) {
    refuseEnded(ctx, body);
    const kept = await keepCopy(ctx, body);
    const id = await insertStudy(ctx.db, ctx.session.accountId, {
      ...studyToKeep(body),
      ...kept,
      deLaUniversidad: false,
    });
    return askingForCopy({ id }, { ...body, copiaId: kept.copiaId ?? null }, ctx);
  },

  async editStudy({ body: { id, ...body } }, ctx) {
    refuseEnded(ctx, body);
    const kept = await keepCopy(ctx, body);
    const saved = await updateStudy(ctx.db, ctx.session.accountId, id, { ...studyToKeep(body), ...kept });
    if (!saved) throw new Refusal('studiesNotFound');
    return askingForCopy(null, { ...body, ...saved }, ctx);
  },

  async deleteStudy({ body }, { db, session }) {
    const done = await removeStudy(db, session.accountId, body.id);
    if (done === 'none') throw new Refusal('studiesNotFound');
    if (done === 'last') throw new Refusal('cannotDeleteAllStudies');
    return null;
  },

  addTraining: async ({ body }, { db, session }) => ({
    id: await insertTraining(db, session.accountId, body),
  }),

  async editTraining({ body }, { db, session }) {
    if (!(await updateTraining(db, session.accountId, body))) throw new Refusal('studiesNotFound');
    return null;
  },

  async deleteTraining({ body }, { db, session }) {
    if (!(await removeTraining(db, session.accountId, body.id))) throw new Refusal('studiesNotFound');
    return null;
  },

  async addStay({ body }, { db, session }) {
    refuseUnknownCountry(body.idPais);
    return { id: await insertStay(db, session.accountId, body) };
  },

  async editStay({ body }, { db, session }) {
    refuseUnknownCountry(body.idPais);
    if (!(await updateStay(db, session.accountId, body))) throw new Refusal('actionNotAllowed');
    return null;
  },

  async deleteStay({ body }, { db, session }) {
    if (!(await removeStay(db, session.accountId, body.id))) throw new Refusal('actionNotAllowed');
    return null;
  },

  async editEducationLevel({ body }, { db, session }) {
    if (!isEducationLevel(body.id)) throw new FieldRefusal([{ campo: 'id', error: fieldError('malformed') }]);
    await setEducationLevel(db, session.accountId, body.id);
    return null;
  },
});

/** Throws startAfterEnd (27) beside the last day of a study that is said to be under way, where it has passed. */
function refuseEnded({ today }: Ctx, { actual, fechaFin }: StudyElsewhere): void {
  if (actual && fechaFin !== null && fechaFin < today())
    throw new FieldRefusal([{ campo: 'fechaFin', error: fieldError('endedWhileCurrent') }], 'startAfterEnd');
}

function refuseUnknownCountry(idPais: number): void {
  if (!isCountry(idPais)) throw new FieldRefusal([{ campo: 'idPais', error: fieldError('malformed') }]);
}

/** Keeps the copy that was sent; nothing where none was, so that the one that is there stays. */
async function keepCopy(ctx: StudentCtx, body: StudyElsewhere): Promise<{ copiaId?: number | null }> {
  const unknown = unknownOfStudy(body);
  if (unknown.length > 0) throw new FieldRefusal(unknown);
  if (body.copia === undefined) return {};
  return { copiaId: body.copia && (await ctx.files.saveUpload(ctx, 'copia', body.copia)) };
}

/** The answer, with notice 537 where the institution asks for a copy that is not there. */
function askingForCopy<T>(
  datos: T,
  study: { actual: boolean; copiaId: number | null },
  { brand, language }: StudentCtx,
): T | WithNotice<T> {
  if (!lacksCopy({ ...study, deLaUniversidad: false }, brand)) return datos;
  const { title, body } = statusTexts[language].degreeCopyRequired;
  return new WithNotice(datos, { titulo: title, mensaje: body, boton: null });
}
