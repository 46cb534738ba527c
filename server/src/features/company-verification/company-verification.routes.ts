import { isTaxIdOf } from '@portal/contract/places';
import { fieldError } from '@portal/contract/validation';
import { type Ctx, routes } from '../../http/context.ts';
import { FieldRefusal, HttpFailure, Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notifyCompany } from '../../notify/notify.ts';
import { recordAct } from '../audit/audit.queries.ts';
import { settleCompany } from '../validations/waiting.queries.ts';
import {
  deleteChange,
  isOfAnother,
  lockVerification,
  readVerification,
  saveChange,
  saveVerified,
  turnChangeDown,
} from './company-verification.queries.ts';
import { changesIn, keptOf, versionOf } from './company-verification.rules.ts';

interface Decided {
  idEmpresa: number;
  fecha: string;
}

/** The change to decide on, locked. Throws 24, 14 or 49 where there is no company, no change, or not the one that was read. */
async function waitingChange({ db }: Ctx<ManagerSession>, { idEmpresa, fecha }: Decided) {
  const found = await lockVerification(db, idEmpresa);
  if (!found) throw new Refusal('companyProblem');
  const { change, nombreComercial } = found;
  if (change?.estado !== 'pendiente') throw new Refusal('noSuchMove');
  if (change.fecha.getTime() !== Date.parse(fecha)) throw new Refusal('cannotChangeState');
  return { datos: change.datos, empresa: nombreComercial };
}

export const companyVerificationRoutes = routes({
  async getVerification(_, { db, session }) {
    const found = await readVerification(db, session.companyId);
    // It was there a moment ago.
    if (!found) throw new HttpFailure(401, 'sessionLost');
    const { verified, idPais, change } = found;
    return {
      ...verified,
      idPais,
      cambio: change && {
        datos: change.datos,
        estado: change.estado,
        motivo: change.motivo,
        fecha: change.fecha.toISOString(),
      },
      version: versionOf(verified, change?.datos),
    };
  },

  async editVerification({ body }, { db, session, now }) {
    const { version, ...sent } = body;
    const datos = keptOf(sent);
    const found = await lockVerification(db, session.companyId);
    if (!found) throw new HttpFailure(401, 'sessionLost');
    const { verified, idPais, change } = found;
    if (!isTaxIdOf(idPais, datos.cif))
      throw new FieldRefusal([{ campo: 'cif', error: fieldError('taxId') }], 'taxIdMalformed');
    const isAsked = change?.estado === 'pendiente' && changesIn(change.datos, datos).length === 0;
    const isVerified = changesIn(verified, datos).length === 0;
    // Sent twice it is there already.
    if (isAsked || (isVerified && !change)) return null;
    if (version !== versionOf(verified, change?.datos)) throw new Refusal('cannotChangeState');
    if (isVerified) {
      await deleteChange(db, session.companyId);
      return null;
    }
    if (await isOfAnother(db, datos.cif, session.companyId)) throw new Refusal('alreadyExists');
    await saveChange(db, session.companyId, { datos, fecha: now() });
    return null;
  },

  async acceptVerification({ body }, ctx) {
    const { datos, empresa } = await waitingChange(ctx, body);
    if (await isOfAnother(ctx.db, datos.cif, body.idEmpresa)) throw new Refusal('alreadyExists');
    await saveVerified(ctx.db, body.idEmpresa, datos);
    await deleteChange(ctx.db, body.idEmpresa);
    await settleCompany(ctx.db, body.idEmpresa);
    await recordAct(ctx, 'empresa', body.idEmpresa, 'cambioAceptado');
    await notifyCompany(ctx, body.idEmpresa, {
      tipo: 'verificationAccepted',
      datos: { empresa },
      urlAcceso: '/mi-empresa',
    });
    return null;
  },

  async rejectVerification({ body }, ctx) {
    const { empresa } = await waitingChange(ctx, body);
    const { motivo } = body;
    await turnChangeDown(ctx.db, body.idEmpresa, motivo);
    await settleCompany(ctx.db, body.idEmpresa);
    await recordAct(ctx, 'empresa', body.idEmpresa, 'cambioRechazado');
    await notifyCompany(ctx, body.idEmpresa, {
      tipo: 'verificationRejected',
      datos: { empresa, motivo },
      urlAcceso: '/mi-empresa',
      importante: true,
    });
    return null;
  },
});
