import type { Language } from '@portal/contract/languages';
import type { StoredTexts } from '@portal/contract/written-texts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { counsellors } from '../../db/tables/orientation.ts';
import { versioned } from '../../db/versioned.queries.ts';

export interface WrittenCounsellor {
  nombre: string;
  idiomas: Language[];
  lugar: string | null;
  enlace: string | null;
  activo: boolean;
  textos: StoredTexts;
}

const columns = {
  id: counsellors.id,
  nombre: counsellors.nombre,
  idiomas: counsellors.idiomas,
  lugar: counsellors.lugar,
  enlace: counsellors.enlace,
  activo: counsellors.activo,
  textos: counsellors.textos,
  version: counsellors.version,
  modificada: counsellors.modificada,
};

async function counsellorOf({ orm }: Db, id: number) {
  const [row] = await orm.select(columns).from(counsellors).where(eq(counsellors.id, id));
  return row;
}

export const stored = versioned(counsellors, counsellorOf);

/** Those whose times students are offered, by name. */
export const activeCounsellors = ({ orm }: Db) =>
  orm
    .select(columns)
    .from(counsellors)
    .where(eq(counsellors.activo, true))
    .orderBy(asc(counsellors.nombre), asc(counsellors.id));

/** All of them, by name, as a list to choose from. */
export const counsellorNames = ({ orm }: Db) =>
  orm
    .select({ idOrientador: counsellors.id, nombre: counsellors.nombre, activo: counsellors.activo })
    .from(counsellors)
    .orderBy(asc(counsellors.nombre), asc(counsellors.id));

const page = {
  name: 'counsellors_page',
  text: `
    select c.id as "idOrientador", c.nombre, c.idiomas, c.lugar, c.enlace, c.activo, c.modificada,
      (select count(*)::integer from orientation_slots s join orientation_appointments a on a.slot_id = s.id
        where s.counsellor_id = c.id and s.inicio > $1 and a.estado = 'reservada') as "numCitas"
    from counsellors c order by c.nombre, c.id limit $2 offset $3`,
};

interface ListedRow extends Omit<WrittenCounsellor, 'textos'> {
  idOrientador: number;
  modificada: string;
  numCitas: number;
}

/** A page of all of them, with how many appointments they have to come. */
export const counsellorsPage = (db: Db, now: Date, limit: number, offset: number): Promise<ListedRow[]> =>
  db.query(page, [now.toISOString(), limit, offset]);

/** Locks the counsellor, so that nobody else adds times for them until the transaction ends; false where they are gone. */
export async function lockCounsellor({ orm }: Db, id: number): Promise<boolean> {
  const rows = await orm
    .select({ id: counsellors.id })
    .from(counsellors)
    .where(eq(counsellors.id, id))
    .for('update');
  return rows.length > 0;
}
