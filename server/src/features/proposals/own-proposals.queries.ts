import type { ProposalData, ProposalState, Proposer } from '@portal/contract/proposals';
import type { Db } from '../../db/database.ts';
import { isReachable, nameOf, proposalTables } from './proposals.queries.ts';

/** As many as one list shows. */
const most = 100;

export interface ListedProposal {
  id: number;
  propone: Proposer;
  estado: ProposalState;
  desde: string;
  titulo: string;
  fechaInicio: string;
  fechaFin: string;
  datos: ProposalData;
  alumno: string | null;
  empresa: string | null;
  isReachable: boolean;
}

export const listedColumns = `
  p.id, p.propone, p.estado, to_json(p.desde) #>> '{}' as desde, p.titulo, p.fecha_inicio::text as "fechaInicio",
  p.fecha_fin::text as "fechaFin", p.datos, ${nameOf('acc')} as alumno, c.nombre_comercial as empresa,
  ${isReachable} as "isReachable"`;

const select = (whose: string, other: Proposer): string => `
  select ${listedColumns} from ${proposalTables}
  where ${whose}
  order by (p.estado = 'registrada' and p.propone = '${other}') desc, p.id desc limit ${most}`;

const ofStudent = { name: 'proposals_student', text: select('p.student_id = $1', 'Empresa') };
const ofCompany = { name: 'proposals_company', text: select('p.company_id = $1', 'Alumno') };

export const proposalsOfStudent = (db: Db, studentId: number): Promise<ListedProposal[]> =>
  db.query<ListedProposal>(ofStudent, [studentId]);

export const proposalsOfCompany = (db: Db, companyId: number): Promise<ListedProposal[]> =>
  db.query<ListedProposal>(ofCompany, [companyId]);
