import type { formaliseAgreement } from '@portal/contract/agreements';
import type { ManagerAct } from '@portal/contract/audit';
import { dayIn } from '@portal/contract/days';
import type { Answer, Input } from '@portal/contract/endpoint';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { settleWaiting } from '../placements/settle-placement.ts';
import { cardOf, linkTo, told, wholeOf } from './agreement-views.ts';
import {
  type Agreement,
  type AgreementChange,
  addEvent,
  changeAgreement,
  changeVersion,
  newestVersionOf,
} from './agreements.queries.ts';
import { type AgreementAct, actProblem, stateAfter } from './agreements.rules.ts';
import { bothChecks, checkFile, keepPdf, refuseOthers } from './check-file.ts';
import { acceptSignatory } from './keep-in-company.ts';
import {
  findSentAgreement,
  lockSentAgreement,
  managedPage,
  nextWaiting,
} from './managed-agreements.queries.ts';

type ManagerCtx = Ctx<ManagerSession>;

/** An agreement that this may be done to, locked, with its newest version. Throws 48, 14 or 49. */
async function locked(ctx: ManagerCtx, act: AgreementAct, seen: { idConvenio: number; version: number }) {
  const agreement = await lockSentAgreement(ctx.db, seen.idConvenio);
  if (!agreement) throw new Refusal('actionNotAllowed');
  const problem = actProblem(act, agreement);
  if (problem === 'noSuchMove') throw new Refusal(problem);
  if (agreement.version !== seen.version || problem) throw new Refusal('cannotChangeState');
  const newest = await newestVersionOf(ctx.db, agreement.id);
  if (!newest) throw new Refusal('cannotChangeState');
  return { agreement, newest };
}

/** Writes what a manager did, with the act that says who; gives how the agreement stands now. */
async function moved(
  ctx: ManagerCtx,
  agreement: Agreement,
  {
    acto,
    change,
    event,
  }: {
    acto: ManagerAct;
    change: AgreementChange;
    event: Omit<Parameters<typeof addEvent>[1], 'agreementId'>;
  },
) {
  const now = ctx.now();
  const isMove = change.estado !== undefined && change.estado !== agreement.estado;
  const version = await changeAgreement(ctx.db, agreement.id, {
    ...change,
    modificado: now,
    ...(isMove && { desde: now }),
  });
  const { accountId } = ctx.session;
  await addEvent(ctx.db, { ...event, agreementId: agreement.id, accountId, esGestor: true });
  await recordAct(ctx, 'convenio', agreement.id, acto);
  return { estado: change.estado ?? agreement.estado, version };
}

const wrongDay = (campo: string, error: string): FieldRefusal => new FieldRefusal([{ campo, error }]);

/** A day on which something was done, as the moment that is kept of it. Throws where it is to come, or before the agreement. */
function doneOn(ctx: ManagerCtx, { creado }: Agreement, campo: string, day: string): Date {
  const today = ctx.today();
  if (day > today) throw wrongDay(campo, fieldError('agreementDayAhead'));
  if (day < dayIn(ctx.brand.zonaHoraria, creado)) throw wrongDay(campo, fieldError('agreementDayBefore'));
  return day === today ? ctx.now() : new Date(`${day}T12:00:00Z`);
}

async function formalise(
  { body: { fechaFormalizacion, adjunto, ...seen } }: Input<typeof formaliseAgreement>,
  ctx: ManagerCtx,
): Promise<Answer<typeof formaliseAgreement>> {
  const { agreement, newest } = await locked(ctx, 'formalise', seen);
  const fecha = doneOn(ctx, agreement, 'fechaFormalizacion', fechaFormalizacion);
  const { fechaCaducidad } = agreement;
  if (fechaCaducidad !== null && fechaCaducidad < ctx.today())
    throw wrongDay('fechaFormalizacion', fieldError('agreementHasExpired'));
  const isDigital = agreement.tramitacionManual !== true;
  if (isDigital && !adjunto) throw new FieldRefusal([{ campo: 'adjunto', error: fieldError('required') }]);
  if (adjunto) {
    const file = await keepPdf(ctx, adjunto);
    const check = isDigital
      ? await checkFile(ctx, file.bytes, newest.firmadoId ?? newest.generadoId, {
          since: newest.creada,
          numbers: null,
        })
      : undefined;
    if (check) refuseOthers(check, 'manager');
    await changeVersion(ctx.db, newest.id, {
      formalizadoId: file.id,
      formalizadoSha256: file.sha256,
      ...(check && { comprobacion: bothChecks(newest.comprobacion, check) }),
    });
  }
  const answer = await moved(ctx, agreement, {
    acto: 'convenioFormalizado',
    change: { estado: stateAfter.formalise, fechaFormalizacion, avisado: null },
    event: { tipo: 'formalizado', fecha },
  });
  await acceptSignatory(ctx.db, agreement.companyId, newest.datos);
  await settleWaiting(ctx, { companyId: agreement.companyId });
  await notifyCompany(ctx, agreement.companyId, { tipo: 'agreementFormalised', ...told(agreement) });
  return answer;
}

export const managedAgreementsRoutes = routes({
  async listManagedAgreements({ query }, ctx) {
    const { convenios, ...counts } = await managedPage(ctx.db, query, ctx.today());
    return {
      ...counts,
      convenios: convenios.map(({ idEmpresa, empresa, cif, firmaDudosa, ...card }) => ({
        ...cardOf(ctx, card),
        idEmpresa,
        empresa,
        cif,
        firmaDudosa,
      })),
    };
  },

  async getManagedAgreement({ params }, ctx) {
    const found = await findSentAgreement(ctx.db, params.id);
    if (!found) throw new Refusal('actionNotAllowed');
    const { agreement, empresa, cif, adjunto } = found;
    // What the company corrects meanwhile is in no document yet.
    const generated =
      agreement.estado === 'generado' ? await newestVersionOf(ctx.db, agreement.id) : undefined;
    return {
      ...(await wholeOf(ctx, { ...agreement, datos: generated?.datos ?? agreement.datos })),
      idEmpresa: agreement.companyId,
      empresa,
      cif,
      adjunto: adjunto === null ? null : linkTo(ctx, agreement.adjuntoId, adjunto),
      siguiente: await nextWaiting(ctx.db, agreement.id),
    };
  },

  async noteHandOver({ body: { tipo, fecha, nota, ...seen } }, ctx) {
    const { agreement } = await locked(ctx, 'noteHandOver', seen);
    const event = { tipo, fecha: doneOn(ctx, agreement, 'fecha', fecha), nota: nota || null };
    return moved(ctx, agreement, { acto: 'entregaAnotada', change: {}, event });
  },

  async receiveAgreement({ body: { fecha, adjunto, ...seen } }, ctx) {
    const { agreement, newest } = await locked(ctx, 'receive', seen);
    const event = { tipo: 'recibido' as const, fecha: doneOn(ctx, agreement, 'fecha', fecha) };
    if (adjunto) {
      const file = await keepPdf(ctx, adjunto);
      await changeVersion(ctx.db, newest.id, { firmadoId: file.id, firmadoSha256: file.sha256 });
    }
    // What was signed holds, whatever has been corrected in the form since.
    const change = { estado: stateAfter.receive, datos: newest.datos };
    return moved(ctx, agreement, { acto: 'convenioRecibido', change, event });
  },

  async passAgreementOn({ body }, ctx) {
    const { agreement } = await locked(ctx, 'passOn', body);
    return moved(ctx, agreement, {
      acto: 'convenioPasado',
      change: { estado: stateAfter.passOn },
      event: { tipo: 'enviadoSecretaria', fecha: ctx.now() },
    });
  },

  formaliseAgreement: formalise,

  async returnAgreement({ body: { motivos, ...seen } }, ctx) {
    const { agreement, newest } = await locked(ctx, 'return', seen);
    await changeVersion(ctx.db, newest.id, { motivos });
    const answer = await moved(ctx, agreement, {
      acto: 'convenioDevuelto',
      change: { estado: stateAfter.return },
      event: { tipo: 'erroneo', fecha: ctx.now() },
    });
    const { datos, urlAcceso } = told(agreement);
    const motivo = motivos.map((one) => one.motivo).join(' · ');
    await notifyCompany(ctx, agreement.companyId, {
      tipo: 'agreementReturned',
      datos: { ...datos, motivo },
      urlAcceso,
      importante: true,
    });
    return answer;
  },
});
