import type { Answer } from '@portal/contract/endpoint';
import type { Claimable } from '@portal/contract/pending-claims';
import type { countPending } from '@portal/contract/validations';
import type { Db } from '../../db/database.ts';
import { expectOne } from '../offers/offer-sql.queries.ts';
import { settleClaim } from '../pending-claims/pending-claims.queries.ts';
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

const waits: Readonly<Record<Claimable, string>> = {
  oferta: `select 1 from offers where url_acceso = $1 and estado = 'pendiente'`,
  empresa: `select 1 from (${waitingCompanies}) w where w.id::text = $1`,
  alumno: `select 1 from accounts where id::text = $1 and user_type = 'Alumno' and estado = 'pendiente'
    and email_sin_confirmar is null`,
  estudios: `select 1 from study_requests where id::text = $1 and estado = 'pendiente'`,
};

/** Whether something waits that can be claimed. */
export const isWaiting = async (db: Db, tipo: Claimable, objeto: string): Promise<boolean> =>
  (await db.query({ name: `claimable_${tipo}`, text: waits[tipo] }, [objeto])).length > 0;

/** A company that waits for nothing more is claimed by nobody. */
export async function settleCompany(db: Db, id: number): Promise<void> {
  if (!(await isWaiting(db, 'empresa', String(id)))) await settleClaim(db, 'empresa', String(id));
}
