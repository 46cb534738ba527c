import type { getOwnSummary } from '@portal/contract/company-offers';
import type { Answer } from '@portal/contract/endpoint';
import type { Db } from '../../db/database.ts';

type ToComplete = Answer<typeof getOwnSummary>['formularios'];

const toComplete = {
  name: 'incorporation_forms_to_complete',
  text: `
    select count(*)::integer as "numFormularios",
      case when count(*) = 1 then min(f.application_id) end as "idSolicitud",
      case when min(o.url_acceso) = max(o.url_acceso) then min(o.url_acceso) end as "urlOferta"
    from offers o join applications a on a.offer_id = o.id
      join incorporation_forms f on f.application_id = a.id
    where o.company_id = $1 and f.estado in ('abierto', 'devuelto')`,
};

/** How many forms a company has to complete or to correct, and which one, or of which offer, where it is only one. */
export async function formsToComplete(db: Db, companyId: number): Promise<ToComplete> {
  const [row] = await db.query<ToComplete>(toComplete, [companyId]);
  if (!row) throw new Error('a count has one row');
  return row;
}
