import type { adhesionFilters, ManagedAdhesion } from '@portal/contract/programmes';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';

type Filters = z.output<typeof adhesionFilters>;

const nombre = `coalesce(c.nombre_comercial, acc.nombre || ' ' || acc.apellidos)`;

const page = {
  name: 'programme_adhesions_page',
  text: `
    with ${typedWords('$2')}, found as (
      select a.id, a.estado, a.motivo, a.creada, a.resuelta, ${nombre} as nombre, acc.email,
        case when a.company_id is null then 'alumno' else 'empresa' end as quien,
        coalesce(a.company_id, a.account_id) as id_quien
      from programme_adhesions a left join accounts acc on acc.id = a.account_id
        left join companies c on c.id = a.company_id
      where a.programme_id = $1 and ($3::text is null or a.estado = $3)
        and ($4::text is null or (a.company_id is null) = ($4 = 'alumno'))
        and ${hasWords(`${nombre} || ' ' || coalesce(acc.email, '')`)})
    select (select count(*)::integer from found) as "numTotal",
      coalesce((select json_agg(json_build_object('id', p.id, 'quien', p.quien, 'idQuien', p.id_quien, 'nombre', p.nombre,
          'email', p.email, 'estado', p.estado, 'fecha', p.creada, 'resuelta', p.resuelta, 'motivo', p.motivo)
          order by p.estado <> 'solicitada', p.id)
        from (select * from found order by estado <> 'solicitada', id limit $5 offset $6) p), '[]') as adhesiones`,
};

/** A page of the requests to join a programme: first those without an answer, then the others, each in the order of asking. */
export async function adhesionsPage(
  db: Db,
  programmeId: number,
  { texto, estado, quien }: Filters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ adhesiones: ManagedAdhesion[]; numTotal: number }> {
  const values = [programmeId, texto || null, estado ?? null, quien ?? null, limit, offset];
  const [row] = await db.query<{ adhesiones: ManagedAdhesion[]; numTotal: number }>(page, values);
  return row ?? { adhesiones: [], numTotal: 0 };
}
