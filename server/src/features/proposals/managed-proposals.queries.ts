import type { Input } from '@portal/contract/endpoint';
import type { listProposals, ProposalState } from '@portal/contract/proposals';
import type { Db } from '../../db/database.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';
import { type ListedProposal, listedColumns } from './own-proposals.queries.ts';
import { isReachable, nameOf, proposalTables } from './proposals.queries.ts';

type Filters = Input<typeof listProposals>['query'];

/** Whether proposal `p` awaits a manager: confirmed, or with nobody to confirm it. */
const awaitsManager = `
  (p.estado = 'confirmada' or (p.estado = 'registrada' and not ${isReachable}))`;

const words = `p.titulo || ' ' || coalesce(${nameOf('acc')}, '') || ' ' || coalesce(c.nombre_comercial, '')
  || ' ' || coalesce(p.datos ->> 'nombreAlumno', '') || ' ' || coalesce(p.datos ->> 'nombreEmpresa', '')`;

interface Page {
  propuestas: ListedProposal[];
  porEstado: { estado: ProposalState; numTotal: number }[];
}

/** A page of the proposals: those that await a manager first, the oldest of them first, then the newest. */
export async function managedPage(db: Db, filters: Filters): Promise<Page> {
  const { texto, estado, esperan, pagina, porPagina } = filters;
  const where = [
    // Without words everything has them.
    hasWords(words),
    ...(esperan ? [awaitsManager] : []),
  ].join(' and ');
  const ofState = estado === undefined ? '$2::text is null' : 'p.estado = $2';
  const [row] = await db.query<Page>(
    {
      name: `managed_proposals${esperan ? '_waiting' : ''}${estado === undefined ? '' : '_state'}`,
      text: `
        with ${typedWords('$1')}, page as (
          select ${listedColumns},
            row_number() over (order by ${awaitsManager} desc, case when ${awaitsManager} then p.desde end,
              p.desde desc, p.id desc) as place
          from ${proposalTables} where ${where} and ${ofState}
          order by place limit $3 offset $4)
        select
          coalesce((select json_agg(to_jsonb(page) - 'place' order by place) from page), '[]') as propuestas,
          coalesce((select json_agg(json_build_object('estado', n.estado, 'numTotal', n.total))
            from (select p.estado, count(*)::integer as total from ${proposalTables} where ${where}
              group by p.estado) n), '[]') as "porEstado"`,
    },
    [texto ?? null, estado ?? null, porPagina, (pagina - 1) * porPagina],
  );
  if (!row) throw new Error('a page without a row');
  return row;
}

const next = {
  name: 'proposal_next',
  text: `
    select p.id from ${proposalTables}
    where p.estado in ('registrada', 'confirmada') and ${awaitsManager} and p.id <> $1
    order by p.desde, p.id limit 1`,
};

/** The proposal that has waited longest, besides this one. */
export async function nextWaiting(db: Db, id: number): Promise<number | null> {
  const [row] = await db.query<{ id: number }>(next, [id]);
  return row?.id ?? null;
}

/** The proposals that await a manager, as a select. */
export const waitingProposals = `
  select p.id from ${proposalTables} where p.estado in ('registrada', 'confirmada') and ${awaitsManager}`;
