import { type IncorporationState, incorporationData } from '@portal/contract/incorporation-forms';
import { type Ctx, routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { annexDraft } from '../placements/annex-draft.ts';
import { placementOfApplication } from '../placements/placements.queries.ts';
import { contextOf, findForm, type IncorporationForm, lockForm } from './incorporation-forms.queries.ts';
import { type IncorporationAct, mayDo, stateAfter } from './incorporation-forms.rules.ts';
import { wholeOf } from './incorporation-views.ts';
import { managedPage, nextWaiting } from './managed-incorporation.queries.ts';
import { settle } from './settle-form.ts';
import { validate } from './validate-form.ts';
import { validateSeveral } from './validate-several.ts';
import { warningsOf } from './warnings.ts';

type ManagerCtx = Ctx<ManagerSession>;
/** A form that awaits a manager, locked. Throws applicationNotFound (31), or cannotChangeState (49). */
async function locked(
  ctx: ManagerCtx,
  act: IncorporationAct,
  { idSolicitud, version }: { idSolicitud: number; version: number },
): Promise<IncorporationForm> {
  const form = await lockForm(ctx.db, idSolicitud);
  if (!form) throw new Refusal('applicationNotFound');
  if (!mayDo(act, form.estado) || form.version !== version) throw new Refusal('cannotChangeState');
  return form;
}

export const managedIncorporationRoutes = routes({
  async listIncorporationForms({ query }, { db }) {
    const { formularios, porEstado } = await managedPage(db, query);
    const counted = porEstado.filter(({ estado }) => query.estado === undefined || estado === query.estado);
    return {
      formularios,
      porEstado,
      numTotal: counted.reduce((total, { numTotal }) => total + numTotal, 0),
    };
  },

  async getManagedIncorporationForm({ params }, ctx) {
    const form = await findForm(ctx.db, params.id);
    if (!form) throw new Refusal('applicationNotFound');
    const { context, whole } = await wholeOf(ctx, form);
    return {
      ...whole,
      idEmpresa: context.idEmpresa,
      idAlumno: context.idAlumno,
      avisos: await warningsOf(ctx, form, context),
      tipoPractica: form.tipoPractica,
      idPractica: (await placementOfApplication(ctx.db, form.applicationId)) ?? null,
      idSiguiente: await nextWaiting(ctx.db, form.applicationId),
    };
  },

  async validateIncorporationForm({ body }, ctx) {
    const form = await locked(ctx, 'validate', body);
    return validate(ctx, form, body);
  },

  validateIncorporationForms: validateSeveral,

  async previewAnnex({ params, query }, ctx) {
    const form = await findForm(ctx.db, params.id);
    if (!form) throw new Refusal('applicationNotFound');
    const datos = incorporationData.safeParse(form.datos);
    if (!datos.success) throw new Refusal('cannotChangeState');
    const { context, whole } = await wholeOf({ ...ctx, language: ctx.brand.idiomaPorDefecto }, form);
    const pdf = await annexDraft(ctx, {
      studentId: context.idAlumno,
      companyId: context.idEmpresa,
      titulacion: whole.contexto.alumno.titulacion,
      datos: datos.data,
      tipoPractica: query.tipoPractica ?? form.tipoPractica,
      academicTutorId: query.idTutorAcademico ?? null,
    });
    return { nombre: 'anexo.pdf', ficheroB64: Buffer.from(pdf).toString('base64') };
  },

  async returnIncorporationForm({ body: { motivos, ...seen } }, ctx) {
    const form = await locked(ctx, 'return', seen);
    const estado: IncorporationState = stateAfter.return;
    const version = await settle(ctx, form, {
      estado,
      tipo: 'devuelto',
      acto: 'incorporacionDevuelta',
      motivos,
    });
    const { idEmpresa, titulo } = await contextOf(ctx.db, form.applicationId);
    await notifyCompany(ctx, idEmpresa, {
      tipo: 'incorporationFormReturned',
      datos: { titulo },
      urlAcceso: pathOf(form),
    });
    return { estado, version };
  },
});

const pathOf = ({ applicationId }: IncorporationForm): string => `/formulario-incorporacion/${applicationId}`;
