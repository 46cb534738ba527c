import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import { notify, notifyCompanies } from '../../notify/notify.ts';
import { titleFor } from '../communications/communications.rules.ts';
import type { Adhesion, Programme } from './programmes.queries.ts';

type Telling = Pick<Services, 'brand' | 'jobs'> & { readonly db: Db };

/** Tells students and companies the answer to their request to join a programme. */
export async function tellAdhesions(
  { db, jobs, brand }: Telling,
  adhesions: readonly Adhesion[],
  tipo: 'adhesionAccepted' | 'adhesionRefused',
  programme: Programme,
): Promise<void> {
  const { titulo } = titleFor(programme.textos, brand.idiomaPorDefecto, brand);
  const datos = { titulo, motivo: adhesions[0]?.motivo ?? '' };
  const event = { tipo, datos, urlAcceso: `/programas-practicas-activos/${programme.id}` };
  const accounts = adhesions.flatMap(({ accountId }) => (accountId === null ? [] : [accountId]));
  const companies = adhesions.flatMap(({ companyId }) => (companyId === null ? [] : [{ companyId, event }]));
  await notify({ db, jobs }, accounts, event);
  await notifyCompanies({ db, jobs }, companies);
}
