import { isDeepStrictEqual } from 'node:util';
import { applicationStates } from '@portal/contract/applications';
import type { Answer, Input } from '@portal/contract/endpoint';
import type { sendIncorporationForm, withdrawIncorporationForm } from '@portal/contract/incorporation-forms';
import { incorporationProblems, keptIncorporation } from '@portal/contract/incorporation-rules';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { CompanySession } from '../../http/session.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { refuseMove } from '../applications/applications.rules.ts';
import { type ApplicationToMove, lockCandidate } from '../applications/moves.queries.ts';
import { moveAndTell } from '../candidates/move-candidate.ts';
import {
  addEvent,
  changeForm,
  contextOf,
  findForm,
  type IncorporationForm,
  lockForm,
} from './incorporation-forms.queries.ts';
import { type IncorporationAct, mayDo, stateAfter } from './incorporation-forms.rules.ts';
import { linksOf } from './incorporation-links.queries.ts';
import { wholeOf } from './incorporation-views.ts';
import { openForm } from './open-form.ts';
import { saveSection } from './save-section.ts';

type CompanyCtx = Ctx<CompanySession>;

const { awaitingIncorporationForm, selected, notSelected } = applicationStates;

/** A form of the company, locked. Throws applicationNotFound (31) where it has none such. */
export async function lockedOwn(
  { db, session }: CompanyCtx,
  applicationId: number,
): Promise<IncorporationForm> {
  const form = await lockForm(db, applicationId, session.companyId);
  if (!form) throw new Refusal('applicationNotFound');
  return form;
}

/** Throws cannotChangeState (49) where this is not done to a form in its state. */
export function mustAllow(act: IncorporationAct, { estado }: Pick<IncorporationForm, 'estado'>): void {
  if (!mayDo(act, estado)) throw new Refusal('cannotChangeState');
}

/** The application before its form, as where a candidate is moved. */
async function lockedBoth(
  ctx: CompanyCtx,
  id: number,
): Promise<{ application: ApplicationToMove; form: IncorporationForm }> {
  const application = await lockCandidate(ctx.db, id, ctx.session.companyId);
  if (!application) throw new Refusal('applicationNotFound');
  return { application, form: await lockedOwn(ctx, id) };
}

/** The form of a candidate who was selected before there were forms. Throws applicationNotFound (31). */
async function openedFor(ctx: CompanyCtx, id: number): Promise<IncorporationForm> {
  const application = await lockCandidate(ctx.db, id, ctx.session.companyId);
  if (application?.idEstado !== awaitingIncorporationForm) throw new Refusal('applicationNotFound');
  await openForm(ctx, id);
  return lockedOwn(ctx, id);
}

async function send(
  { body }: Input<typeof sendIncorporationForm>,
  ctx: CompanyCtx,
): Promise<Answer<typeof sendIncorporationForm>> {
  const { application, form } = await lockedBoth(ctx, body.idSolicitud);
  const datos = keptIncorporation(body.datos);
  const estado = stateAfter.send;
  // Sent twice it is there already.
  if (form.estado === estado && isDeepStrictEqual(form.datos, datos))
    return { estado, version: form.version };
  mustAllow('send', form);
  if (form.version !== body.version) throw new Refusal('cannotChangeState');
  const problems = incorporationProblems(datos, { limits: ctx.brand.limites });
  if (problems.length > 0)
    throw new FieldRefusal(problems.map(({ campo, error }) => ({ campo: `datos.${campo}`, error })));
  // One that was returned is selected already.
  if (application.idEstado !== selected) {
    const refusal = refuseMove(application.idEstado, selected, 'empresa', {
      reasonGiven: false,
      formMissing: false,
    });
    if (refusal) throw new Refusal('cannotChangeState');
    await moveAndTell(ctx, application, { to: selected });
  }
  const fecha = ctx.now();
  const applicationId = application.id;
  const version = await changeForm(ctx.db, applicationId, { estado, datos, motivos: [], desde: fecha });
  await addEvent(ctx.db, { applicationId, tipo: 'enviado', fecha, accountId: ctx.session.accountId });
  const { empresa } = await contextOf(ctx.db, applicationId);
  await tellManagers(ctx, ctx.db, { tipo: 'incorporationFormWaits', datos: { empresa }, id: applicationId });
  return { estado, version };
}

async function withdraw(
  { body: { idSolicitud, motivo } }: Input<typeof withdrawIncorporationForm>,
  ctx: CompanyCtx,
): Promise<null> {
  const { application, form } = await lockedBoth(ctx, idSolicitud);
  if (form.estado === 'retirado' && application.idEstado === notSelected) return null;
  mustAllow('withdraw', form);
  const refusal = refuseMove(application.idEstado, notSelected, 'empresa', {
    reasonGiven: true,
    formMissing: false,
    formUnvalidated: true,
  });
  if (refusal) throw new Refusal('cannotChangeState');
  const fecha = ctx.now();
  await changeForm(ctx.db, idSolicitud, { estado: stateAfter.withdraw, desde: fecha });
  await addEvent(ctx.db, {
    applicationId: idSolicitud,
    tipo: 'retiradoEmpresa',
    fecha,
    accountId: ctx.session.accountId,
    nota: motivo,
  });
  await moveAndTell(ctx, application, { to: notSelected, comentario: motivo });
  return null;
}

export const companyIncorporationRoutes = routes({
  async getIncorporationForm({ params }, ctx) {
    const form =
      (await findForm(ctx.db, params.id, ctx.session.companyId)) ?? (await openedFor(ctx, params.id));
    const { whole } = await wholeOf(ctx, form);
    const links = await linksOf(ctx.db, form.applicationId);
    return {
      ...whole,
      enlaces: links.map(({ id, seccion, nombre, creado, caduca, retirado, visto, guardado }) => ({
        id,
        seccion,
        nombre,
        creado: creado.toISOString(),
        caduca: caduca.toISOString(),
        retirado: retirado !== null,
        visto: visto?.toISOString() ?? null,
        guardado: guardado?.toISOString() ?? null,
      })),
    };
  },

  async saveIncorporationSection({ body }, ctx) {
    const form = await lockedOwn(ctx, body.idSolicitud);
    mustAllow('save', form);
    const { version, versionSeccion } = await saveSection(ctx.db, form, body);
    return { version, versionSeccion };
  },

  sendIncorporationForm: send,
  withdrawIncorporationForm: withdraw,
});
