import type { ApplicationStateId } from '@portal/contract/applications';
import { applicationStates } from '@portal/contract/applications';
import type { Ctx } from '../../http/context.ts';
import type { CompanySession } from '../../http/session.ts';
import { addEvent, changeForm, insertForm, lockForm, sourcesOf } from './incorporation-forms.queries.ts';
import { mayDo, prefilled, stateAfter } from './incorporation-forms.rules.ts';

const { awaitingIncorporationForm, selected } = applicationStates;

interface Moved {
  readonly id: number;
  readonly from: ApplicationStateId;
  readonly to: ApplicationStateId;
}

/**
 * What a company's move of an application does to its form, in the same transaction: who is selected has one opened, or
 * the one of before opened again as it was; moving a candidate away from it withdraws it.
 */
export async function followMove(ctx: Ctx<CompanySession>, { id, from, to }: Moved): Promise<void> {
  if (to === awaitingIncorporationForm) await openForm(ctx, id);
  else if (from === awaitingIncorporationForm && to !== selected) await withdrawOpen(ctx, id);
}

/** Opens the form of a selected candidate, where it is not open: one that was withdrawn as it was left. */
export async function openForm(ctx: Ctx<CompanySession>, applicationId: number): Promise<void> {
  const { db, session } = ctx;
  const now = ctx.now();
  const form = await lockForm(db, applicationId);
  if (form && form.estado !== 'retirado') return;
  if (form) await changeForm(db, applicationId, { estado: 'abierto', desde: now, motivos: [] });
  else {
    const datos = prefilled(await sourcesOf(db, applicationId, session.accountId));
    await insertForm(db, { applicationId, datos, now });
  }
  await addEvent(db, { applicationId, tipo: 'abierto', fecha: now, accountId: session.accountId });
}

async function withdrawOpen(ctx: Ctx<CompanySession>, applicationId: number): Promise<void> {
  const form = await lockForm(ctx.db, applicationId);
  if (!form || !mayDo('withdraw', form.estado)) return;
  const fecha = ctx.now();
  await changeForm(ctx.db, applicationId, { estado: stateAfter.withdraw, desde: fecha });
  const { accountId } = ctx.session;
  await addEvent(ctx.db, { applicationId, tipo: 'retiradoEmpresa', fecha, accountId });
}
