import { usualPageSize } from '@portal/contract/envelope';
import type { Language } from '@portal/contract/languages';
import type { OfferType } from '@portal/contract/offer-fields';
import { batched } from '../../db/batched.ts';
import type { Database, Db } from '../../db/database.ts';
import { expectOne, type Reader } from '../offers/offer-sql.queries.ts';
import {
  cardHead,
  cardTail,
  type DateOrder,
  newestRows,
  ownState,
  perOrder,
  type ReadyCards,
  total,
} from './student-offers.queries.ts';

/** The page that everybody opens: readers of the same moment share its cards, and each has the own states in them. */

/** The state in a card of a reader who did not apply. */
const notApplied = ',"estado":null,"descripcionEstadoMotivo":null,"rechazadaPorAlumno":false';

// The readers as JSON: of an array the database would count the items, and plan anew each time. The number of rows is
// written out, so that it plans once for all.
const firstPage = perOrder((orden) => ({
  name: `offers_first_${orden}`,
  text: `
    with page as materialized (${newestRows(orden, String(usualPageSize))})
    select ${total} as "numTotal",
      (
        select coalesce(json_agg(json_build_array(${cardHead('$3')}, ${cardTail}) order by s.n), '[]')
        from page s join offer_cards k on k.offer_id = s.offer_id
      ) as cards,
      (
        select coalesce(json_agg(json_build_object('id', a.student_id, 'n', s.n, 'own', ${ownState('$3')})), '[]')
        from json_to_recordset($4::json) as asked (id integer)
          join applications a on a.student_id = asked.id join page s on s.offer_id = a.offer_id
      ) as states`,
}));

interface SharedPage extends Pick<ReadyCards, 'numTotal'> {
  /** Each card's JSON before and after its reader's own state. */
  cards: [string, string][];
  /** The own states of the readers who applied, with the place of the card in the page, from 1. */
  states: { id: number; n: number; own: string }[];
}

/** The page of each student; all read one language. */
export async function readFirstPages(
  db: Db,
  { tipo, orden, language }: { tipo: OfferType; orden: DateOrder; language: Language },
  readers: readonly Pick<Reader, 'studentId' | 'today'>[],
): Promise<ReadyCards[]> {
  const asked = JSON.stringify([...new Set(readers.map(({ studentId }) => studentId))].map((id) => ({ id })));
  // At midnight those who came a moment before have the new day's page.
  const today = readers.at(-1)?.today;
  const { cards, numTotal, states } = expectOne(
    await db.query<SharedPage>(firstPage[orden], [tipo, today, language, asked]),
  );
  const shared = listOf(cards, []);
  return readers.map(({ studentId }) => {
    const own = states.filter(({ id }) => id === studentId);
    return { numTotal, ofertas: own.length === 0 ? shared : listOf(cards, own) };
  });
}

function listOf(cards: SharedPage['cards'], states: readonly { n: number; own: string }[]): string {
  const own = new Map(states.map((state) => [state.n, state.own]));
  const whole = cards.map(([head, tail], index) => head + (own.get(index + 1) ?? notApplied) + tail);
  return `[${whole.join(',')}]`;
}

/** Reads the first page of the newest or highlighted offers of a type. */
export type ReadFirstPage = (tipo: OfferType, orden: DateOrder, reader: Reader) => Promise<ReadyCards>;

const maxAtOnce = 50;

/** Reads the first page for all who ask in the same moment in one statement. */
export function openFirstPages(database: Database): ReadFirstPage {
  const pages = new Map<string, (reader: Reader) => Promise<ReadyCards>>();
  return (tipo, orden, reader) => {
    const { language } = reader;
    const key = `${tipo} ${orden} ${language}`;
    const read =
      pages.get(key) ??
      batched(maxAtOnce, (readers: readonly Reader[]) =>
        readFirstPages(database, { tipo, orden, language }, readers),
      );
    pages.set(key, read);
    return read(reader);
  };
}
