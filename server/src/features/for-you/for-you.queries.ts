import type { OfferType } from '@portal/contract/offer-fields';
import type { Db } from '../../db/database.ts';
import { ruleFields } from '../eligibility/eligibility-check.ts';
import { notExpired, offerColumns, type Reader } from '../offers/offer-sql.queries.ts';
import { cardHead, cardTables, cardTail, ownState } from '../student-offers/student-offers.queries.ts';
import { fitFields } from './fit.rules.ts';
import type { Candidate } from './ranking.rules.ts';

/** Offers that may be proposed to a student. */

/** Of how many of each type, the newest that are about what the student studies or wants, it is seen how well they fit. */
const maxOfType = 200;

const fields = offerColumns([...new Set([...ruleFields, ...fitFields])]);

// The type is written out, since each has an index of its own; one that is not asked for is not begun.
const newestAbout = (tipo: OfferType) => `
  (select s.offer_id, s.fecha from offer_search s
  where '${tipo}' = any($1::text[]) and s.tipo = '${tipo}' and s.vector @@ (select $2::tsquery)
    and ${notExpired('s', '$3')}
    and not exists (select from applications a where a.offer_id = s.offer_id and a.student_id = $4)
    and not exists (
      select from external_applications e where e.offer_id = s.offer_id and e.student_id = $4 and e.respuesta = 'si')
    and not exists (select from dismissed_offers d where d.offer_id = s.offer_id and d.student_id = $4)
  order by s.fecha desc, s.offer_id desc limit ${maxOfType})`;

const candidates = {
  name: 'for_you_candidates',
  text: `
    select o.id, n.fecha, ${fields}
    from (${newestAbout('practicas')} union all ${newestAbout('empleo')}) n join offers o on o.id = n.offer_id`,
};

/** The newest open offers of these types that are about these words, neither applied to, in the portal or outside, nor put aside. */
export const readCandidates = (
  db: Db,
  tipos: readonly OfferType[],
  words: string,
  { today, studentId }: Pick<Reader, 'today' | 'studentId'>,
): Promise<Candidate[]> => db.query<Candidate>(candidates, [tipos, words, today, studentId]);

const cards = {
  name: 'for_you_cards',
  text: `
    select s.offer_id as id, ${cardHead('$3')} || ${ownState('$3')} || ${cardTail} as card
    from offer_search s ${cardTables('$2')} where s.offer_id = any($1::integer[])`,
};

/** The cards of open offers, as JSON, by their number. */
export async function readCards(
  db: Db,
  ids: readonly number[],
  { studentId, language }: Pick<Reader, 'studentId' | 'language'>,
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; card: string }>(cards, [ids, studentId, language]);
  return new Map(rows.map(({ id, card }) => [id, card]));
}
