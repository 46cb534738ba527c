import { expiryWarnings } from '@portal/contract/agreements';
import { addDays } from '@portal/contract/days';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { type Event, notifyCompanies } from '../../notify/notify.ts';
import { tellManagers } from '../accounts/tell-managers.ts';
import { told } from './agreement-views.ts';
import { type Agreement, addEvent, changeAgreement, lockExpiring } from './agreements.queries.ts';
import { dueWarning } from './agreements.rules.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Ends the agreements whose date has passed, and warns of those whose date is near. */
    agreementExpiry: Record<string, never>;
  }
}

/** Few enough that nobody waits long for a row that it has locked. */
const batch = 100;

/** Each threshold once, to both sides: one that was not warned of in time is warned of once, of the nearest. */
export const agreementExpiryWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const before = addDays(services.today(), expiryWarnings[0]);
    let after = 0;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const near = await lockExpiring(db, before, batch, after);
        await tellOf(db, services, near);
        after = near.at(-1)?.id ?? after;
        return near.length;
      });
    } while (taken === batch);
  };

async function tellOf(db: Db, services: Services, near: readonly Agreement[]): Promise<void> {
  const news: { companyId: number; event: Event }[] = [];
  const numbers: string[] = [];
  for (const agreement of near) {
    const kind = await moveOn(db, services, agreement);
    if (!kind) continue;
    const { datos, urlAcceso } = told(agreement);
    const event = {
      tipo: kind,
      datos: { ...datos, dia: agreement.fechaCaducidad },
      urlAcceso,
      importante: kind === 'agreementExpired',
    };
    news.push({ companyId: agreement.companyId, event });
    numbers.push(datos.numero);
  }
  if (news.length === 0) return;
  await notifyCompanies({ db, jobs: services.jobs }, news);
  await tellManagers(services, db, { tipo: 'agreementsExpire', datos: { numeros: numbers.join(', ') } });
}

/** Ends it or notes the warning; gives what is to be told, where anything is. */
async function moveOn(db: Db, services: Services, { id, fechaCaducidad, avisado }: Agreement) {
  if (fechaCaducidad === null) return undefined;
  const [today, now] = [services.today(), services.now()];
  if (fechaCaducidad < today) {
    await changeAgreement(db, id, { estado: 'caducado', desde: now, modificado: now });
    await addEvent(db, { agreementId: id, tipo: 'caducado', fecha: now });
    return 'agreementExpired' as const;
  }
  const days = dueWarning(fechaCaducidad, today, avisado);
  if (days === undefined) return undefined;
  await changeAgreement(db, id, { avisado: days });
  await addEvent(db, { agreementId: id, tipo: 'avisoCaducidad', fecha: now, nota: `${days}` });
  return 'agreementExpiring' as const;
}
