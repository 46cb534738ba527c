import type { Db } from '../../db/database.ts';
import { waitingCompanies } from './company-validations.queries.ts';

export interface Waiting {
  numOfertas: number;
  numEmpresas: number;
  numAlumnos: number;
  numBajas: number;
  numSolicitudesEstudios: number;
}

const counts = {
  name: 'manager_pending',
  text: `
    select (select count(*)::integer from offers where estado = 'pendiente') as "numOfertas",
      (select count(*)::integer from (${waitingCompanies}) waiting) as "numEmpresas",
      (select count(*)::integer from accounts
        where estado = 'pendiente' and email_sin_confirmar is null) as "numAlumnos",
      (select count(*)::integer from leave_requests where estado = 'pendiente') as "numBajas",
      (select count(*)::integer from study_requests where estado = 'pendiente') as "numSolicitudesEstudios"`,
};

/** How much waits. */
export async function countWaiting(db: Db): Promise<Waiting> {
  const [row] = await db.query<Waiting>(counts, []);
  return row ?? { numOfertas: 0, numEmpresas: 0, numAlumnos: 0, numBajas: 0, numSolicitudesEstudios: 0 };
}
