import type { AccessKind, listDataAccesses } from '@portal/contract/data-accesses';
import type { Answer } from '@portal/contract/endpoint';
import type { Db } from '../../db/database.ts';

const write = {
  name: 'data_accesses_write',
  text: `
    insert into data_accesses (student_id, application_id, account_id, hecho, dia, fecha)
    select a.student_id, a.id, $2, $3, $4, $5
    from applications a join json_array_elements_text($1::json) as asked (id) on a.id = asked.id::integer
    on conflict do nothing`,
};

interface Access {
  applicationIds: readonly number[];
  /** Who of the company it was. */
  accountId: number;
  hecho: AccessKind;
  /** The day in the institution's zone: one entry of each person and day. */
  dia: string;
  fecha: Date;
}

/** Notes who opened or exported what was sent, in the transaction in which they get it. */
export async function recordAccesses(
  db: Db,
  { applicationIds, accountId, hecho, dia, fecha }: Access,
): Promise<void> {
  if (applicationIds.length === 0) return;
  await db.query(write, [JSON.stringify(applicationIds), accountId, hecho, dia, fecha.toISOString()]);
}

const list = {
  name: 'data_accesses',
  text: `
    with days as (
      select dia, hecho, application_id, max(id) as id from data_accesses
      where student_id = $1 group by dia, hecho, application_id)
    select
      coalesce((
        select json_agg(json_build_object(
            'dia', d.dia, 'hecho', d.hecho, 'urlOferta', o.url_acceso, 'tituloOferta', o.titulo,
            'empresa', case when not o.ocultar_datos_empresa then c.nombre_comercial end) order by d.id desc)
        from (select * from days order by id desc limit $2 offset $3) d
          join applications a on a.id = d.application_id
          join offers o on o.id = a.offer_id
          join companies c on c.id = o.company_id), '[]') as accesos,
      (select count(*)::integer from days) as "numTotal"`,
};

/** Which companies opened or exported what a student sent, the newest first; one that hides itself has no name. */
export async function accessesTo(
  db: Db,
  studentId: number,
  limit: number,
  offset: number,
): Promise<Answer<typeof listDataAccesses>> {
  const [row] = await db.query<Answer<typeof listDataAccesses>>(list, [studentId, limit, offset]);
  return row ?? { accesos: [], numTotal: 0 };
}
