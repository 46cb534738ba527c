import type { Db } from '../../db/database.ts';
import { profileJson } from '../cv/profile.queries.ts';
import type { Profile } from '../cv/profile.ts';

const some = {
  name: 'reach_profiles',
  text: `
    select s.id, ${profileJson} as profile
    from students s join accounts a on a.id = s.id
    where a.estado = 'activa' and s.id > $1 and (s.busqueda_practicas_activa or s.busqueda_trabajo_activa)
    order by s.id limit $2`,
};

/** The students after this one who look for something, so many at a time. */
export const profilesAfter = (
  db: Db,
  id: number,
  limit: number,
): Promise<{ id: number; profile: Profile }[]> => db.query(some, [id, limit]);
