import type { Answer } from '@portal/contract/endpoint';
import type { countPending } from '@portal/contract/validations';
import type { Db } from '../../db/database.ts';
import { expectOne } from '../offers/offer-sql.queries.ts';
import { placementsWithAlerts } from '../placements/read-placements.queries.ts';
import { waitingProposals } from '../proposals/managed-proposals.queries.ts';
import { waitingCompanies } from './company-validations.queries.ts';

const counted = {
  numOfertas: `select count(*)::integer from offers where estado = 'pendiente'`,
  numEmpresas: `select count(*)::integer from (${waitingCompanies}) waiting`,
  numAlumnos: `select count(*)::integer from accounts where estado = 'pendiente' and email_sin_confirmar is null`,
  numBajas: `select count(*)::integer from leave_requests where estado = 'pendiente'`,
  numSolicitudesEstudios: `select count(*)::integer from study_requests where estado = 'pendiente'`,
  numConvenios: `select count(*)::integer from agreements where estado in ('firmado', 'secretaria')`,
  numDocumentos: `select count(*)::integer from company_documents where estado = 'entregado'`,
  numPropuestas: `select count(*)::integer from (${waitingProposals}) proposed`,
  numSolicitudesEducacion: `select count(*)::integer from education_requests where estado = 'aceptada'`,
  numCertificados: `select count(*)::integer from minors_certificates where estado = 'entregado'`,
  numFormularios: `select count(*)::integer from incorporation_forms where estado = 'enviado'`,
  numCambios: `select count(*)::integer from change_requests where estado = 'pendiente'`,
  numAdhesiones: `select count(*)::integer from programme_adhesions where estado = 'solicitada'`,
  numPracticasConAvisos: `select count(*)::integer from (${placementsWithAlerts}) alerting`,
} as const;

/** What is counted here; the social security's desk counts its own. */
type Waiting = Omit<Answer<typeof countPending>, 'numSeguridadSocial'>;

const counts = {
  name: 'manager_pending',
  text: `select ${Object.entries(counted)
    .map(([name, text]) => `(${text}) as "${name}"`)
    .join(', ')}`,
};

/** How much of everything waits for managers. */
export const countWaiting = async (db: Db, today: string): Promise<Waiting> =>
  expectOne(await db.query<Waiting>(counts, [today]));

/** How much of one kind waits. */
export async function countWaitingOf(
  db: Db,
  kind: 'numOfertas' | 'numEmpresas' | 'numAlumnos',
): Promise<number> {
  const rows = await db.query<{ total: number }>(
    { name: `manager_pending_${kind}`, text: `select (${counted[kind]}) as total` },
    [],
  );
  return expectOne(rows).total;
}
