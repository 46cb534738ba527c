import type { EventRegistration, registrationFilters } from '@portal/contract/events';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { hasWords, typedWords } from '../../db/words.queries.ts';

type Filters = z.output<typeof registrationFilters>;

const person = `acc.nombre || ' ' || acc.apellidos`;

const found = `
  from event_registrations r join accounts acc on acc.id = r.account_id
  where r.event_id = $1 and ($3::text is null or r.estado = $3) and ${hasWords(`${person} || ' ' || acc.email`)}`;

const page = {
  name: 'event_registrations_page',
  text: `
    with ${typedWords('$2')}, found as (
      select r.account_id, r.estado, r.creada, r.asistio, r.id, ${person} as alumno, acc.email ${found})
    select (select count(*)::integer from found) as "numTotal",
      coalesce((select json_agg(json_build_object('idAlumno', p.account_id, 'alumno', p.alumno, 'email', p.email,
          'estado', p.estado, 'creada', p.creada, 'asistio', p.asistio) order by p.estado = 'espera', p.id)
        from (select * from found order by estado = 'espera', id limit $4 offset $5) p), '[]') as inscritos`,
};

/** A page of the registrations of an event: first the enrolled, then the waiting list, in order. */
export async function registrationsPage(
  db: Db,
  eventId: number,
  { texto, estado }: Filters,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ inscritos: EventRegistration[]; numTotal: number }> {
  const values = [eventId, texto || null, estado ?? null, limit, offset];
  const [row] = await db.query<{ inscritos: EventRegistration[]; numTotal: number }>(page, values);
  return row ?? { inscritos: [], numTotal: 0 };
}
