import type { InternshipKind } from '@portal/contract/incorporation-forms';
import type {
  ProposalData,
  ProposalEventKind,
  ProposalState,
  Proposer,
  Turn,
} from '@portal/contract/proposals';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { internshipProposals, proposalEvents } from '../../db/tables/proposals.ts';

/** A proposal with what the portal knows of both sides. */
export interface Proposal {
  id: number;
  propone: Proposer;
  accountId: number | null;
  studentId: number | null;
  companyId: number | null;
  studyId: number | null;
  estado: ProposalState;
  version: number;
  desde: string;
  titulo: string;
  tipoPractica: InternshipKind;
  fechaInicio: string;
  fechaFin: string;
  remunerada: boolean;
  ayudaEstudio: number | null;
  tareas: string | null;
  datos: ProposalData;
  /** Of the student's account, and the trade name of the company. */
  alumno: string | null;
  empresa: string | null;
  /** The degree, of the catalogue or in words. */
  idTitulacion: number | null;
  estudio: string | null;
  isReachable: boolean;
  idSolicitud: number | null;
  urlOferta: string | null;
}

/** Whether the company `c` takes part and has somebody to answer. */
const hasContacts = `(c.estado = 'validada' and exists (
  select from company_contacts k where k.company_id = c.id and k.activo))`;

/** Whether the other side of proposal `p` can answer on the portal, of company `c` or of the student's account `acc`. */
export const isReachable = `
  coalesce(case when p.propone = 'Alumno' then ${hasContacts} else acc.estado = 'activa' end, false)`;

export const nameOf = (account: string): string =>
  `nullif(btrim(${account}.nombre || ' ' || ${account}.apellidos), '')`;

export const proposalTables = `
  internship_proposals p left join companies c on c.id = p.company_id
    left join accounts acc on acc.id = p.student_id`;

const selectProposal = `
  select p.id, p.propone, p.account_id as "accountId", p.student_id as "studentId", p.company_id as "companyId",
    p.study_id as "studyId", p.estado, p.version, to_json(p.desde) #>> '{}' as desde, p.titulo,
    p.tipo_practica as "tipoPractica", p.fecha_inicio::text as "fechaInicio", p.fecha_fin::text as "fechaFin",
    p.remunerada, p.ayuda_estudio::float8 as "ayudaEstudio", p.tareas, p.datos,
    ${nameOf('acc')} as alumno, c.nombre_comercial as empresa,
    s.id_titulacion as "idTitulacion", s.titulo as estudio, ${isReachable} as "isReachable",
    p.application_id as "idSolicitud", o.url_acceso as "urlOferta"
  from ${proposalTables} left join studies s on s.id = p.study_id
    left join applications a on a.id = p.application_id left join offers o on o.id = a.offer_id`;

/** Whose a proposal has to be. */
export type Owner = { studentId: number } | { companyId: number } | 'anybody';

const conditions = { studentId: 'p.student_id = $2', companyId: 'p.company_id = $2' } as const;

/** By its number, if it is theirs; another's is not there. */
async function findBy(db: Db, id: number, owner: Owner, lock: boolean): Promise<Proposal | undefined> {
  const whose =
    owner === 'anybody'
      ? { name: 'anybody', where: '$2::integer is null', value: null }
      : 'studentId' in owner
        ? { name: 'student', where: conditions.studentId, value: owner.studentId }
        : { name: 'company', where: conditions.companyId, value: owner.companyId };
  const [row] = await db.query<Proposal>(
    {
      name: `proposal_of_${whose.name}${lock ? '_lock' : ''}`,
      text: `${selectProposal} where p.id = $1 and ${whose.where} ${lock ? 'for update of p' : ''}`,
    },
    [id, whose.value],
  );
  return row;
}

export const findProposal = (db: Db, id: number, owner: Owner): Promise<Proposal | undefined> =>
  findBy(db, id, owner, false);

/** The same, which nobody else changes until the transaction ends. */
export const lockProposal = (db: Db, id: number, owner: Owner): Promise<Proposal | undefined> =>
  findBy(db, id, owner, true);

type NewProposal = Omit<
  typeof internshipProposals.$inferInsert,
  'id' | 'estado' | 'version' | 'applicationId'
>;

/** Writes a proposal, or finds the one that the form has made already. */
export async function insertProposal(
  { orm }: Db,
  proposal: NewProposal & { accountId: number },
): Promise<{ id: number; isNew: boolean }> {
  const { id, accountId, claveEnvio } = internshipProposals;
  const [made] = await orm
    .insert(internshipProposals)
    .values({ ...proposal, estado: 'registrada' })
    .onConflictDoNothing({ target: [accountId, claveEnvio] })
    .returning({ id });
  if (made) return { id: made.id, isNew: true };
  const [kept] = await orm
    .select({ id })
    .from(internshipProposals)
    .where(sql`${accountId} = ${proposal.accountId} and ${claveEnvio} = ${proposal.claveEnvio}`);
  if (!kept) throw new Error('a proposal was not written');
  return { id: kept.id, isNew: false };
}

type Change = Partial<
  Pick<
    typeof internshipProposals.$inferInsert,
    'estado' | 'desde' | 'studentId' | 'companyId' | 'studyId' | 'datos' | 'applicationId'
  >
>;

/** Changes a locked proposal; gives its new version. */
export async function changeProposal({ orm }: Db, id: number, change: Change): Promise<number> {
  const [row] = await orm
    .update(internshipProposals)
    .set({ ...change, version: sql`${internshipProposals.version} + 1` })
    .where(eq(internshipProposals.id, id))
    .returning({ version: internshipProposals.version });
  if (!row) throw new Error('a locked proposal has gone');
  return row.version;
}

interface NewEvent {
  proposalId: number;
  tipo: ProposalEventKind;
  fecha: Date;
  quien: Turn;
  accountId: number;
  nota?: string | null;
}

export async function addEvent({ orm }: Db, event: NewEvent): Promise<void> {
  await orm.insert(proposalEvents).values(event);
}

interface StoredEvent {
  tipo: ProposalEventKind;
  fecha: string;
  quien: Turn;
  nota: string | null;
  nombre: string | null;
}

const events = {
  name: 'proposal_events_of',
  text: `
    select e.tipo, to_json(e.fecha) #>> '{}' as fecha, e.quien, e.nota, ${nameOf('who')} as nombre
    from proposal_events e left join accounts who on who.id = e.account_id
    where e.proposal_id = $1 order by e.id desc limit 200`,
};

/** The newest 200. */
export const eventsOf = (db: Db, proposalId: number): Promise<StoredEvent[]> =>
  db.query<StoredEvent>(events, [proposalId]);

const open = {
  name: 'proposals_open',
  text: `
    select count(*)::integer as total from internship_proposals
    where estado in ('registrada', 'confirmada') and propone = $1
      and ((propone = 'Alumno' and student_id = $2) or (propone = 'Empresa' and company_id = $2))`,
};

/** How many of a student's or a company's own are undecided. */
export async function countOpen(db: Db, propone: Proposer, ownerId: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(open, [propone, ownerId]);
  return row?.total ?? 0;
}

/** What students proposed and what was proposed to them; what became of it is kept where it is. */
export async function eraseProposals({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(internshipProposals).where(inArray(internshipProposals.studentId, [...studentIds]));
}

const forget = {
  name: 'proposals_forget',
  text: `
    update internship_proposals set datos = datos || '{"dni": null, "nombreAlumno": null}'
    where estado in ('rechazada', 'retirada') and student_id is null and desde < $1
      and (datos ->> 'dni' is not null or datos ->> 'nombreAlumno' is not null)`,
};

/** Forgets whom the portal does not know, in proposals that came to nothing before a moment: nobody's leaving would. */
export async function forgetUnknown(db: Db, before: Date): Promise<void> {
  await db.query(forget, [before.toISOString()]);
}
