import type { IncorporationState } from '@portal/contract/incorporation-forms';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { addEvent, changeForm, type IncorporationForm } from './incorporation-forms.queries.ts';

/** Writes what a manager decided of a locked form; gives its new version. */
export async function settle(
  ctx: Ctx<ManagerSession>,
  { applicationId }: IncorporationForm,
  {
    estado,
    tipo,
    acto,
    motivos = [],
  }: {
    estado: IncorporationState;
    tipo: 'validado' | 'devuelto';
    acto: 'incorporacionValidada' | 'incorporacionDevuelta';
    motivos?: { campo: string; motivo: string }[];
  },
): Promise<number> {
  const fecha = ctx.now();
  const version = await changeForm(ctx.db, applicationId, { estado, motivos, desde: fecha });
  await addEvent(ctx.db, { applicationId, tipo, fecha, accountId: ctx.session.accountId });
  await recordAct(ctx, 'incorporacion', applicationId, acto);
  return version;
}
