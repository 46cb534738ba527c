import { type ApplicationStateId, applicationStates } from '@portal/contract/applications';
import type { Db } from '../../db/database.ts';
import { wasSent } from './application-parts.queries.ts';
import type { Answerable, Step } from './promise.rules.ts';

/** The steps of application `a`, oldest first; of each note, only that it exists. */
const steps = `
  coalesce((
    select json_agg(json_build_object('fecha', e.fecha, 'quien', e.quien, 'hecho', e.hecho, 'idEstado', e.id_estado,
        'comentario', left(e.comentario, 1)) order by e.fecha, e.id)
    from application_events e where e.application_id = a.id), '[]')`;

const promised = {
  name: 'promise_of',
  text: `
    select a.id_estado as "idEstado", a.dias_respuesta as "diasRespuesta", ${steps} as pasos
    from applications a where a.id = $1`,
};

interface PromisedRow {
  idEstado: ApplicationStateId;
  diasRespuesta: number | null;
  pasos: Step[];
}

/** What was promised of an application, and what has happened to it. */
export async function promisedTo(db: Db, applicationId: number): Promise<PromisedRow> {
  const [row] = await db.query<PromisedRow>(promised, [applicationId]);
  if (!row) throw new Error('a locked application is gone');
  return row;
}

const asked = {
  name: 'promise_asked',
  text: `
    insert into application_events (application_id, fecha, quien, hecho) values ($1, $2, 'alumno', 'pregunta')`,
};

/** Keeps in the history of an application that its student asked. */
export async function noteQuestion(db: Db, applicationId: number, now: Date): Promise<void> {
  await db.query(asked, [applicationId, now.toISOString()]);
}

const ofCompanies = {
  name: 'promises_of_companies',
  text: `
    select c.id, coalesce((
        select json_agg(json_build_object('dias', a.dias_respuesta, 'pasos', ${steps}))
        from offers o join applications a on a.offer_id = o.id
        where o.company_id = c.id and a.fecha > $2 and ${wasSent('a')}), '[]') as candidaturas
    from (select id from companies where id > $1 order by id limit $3) c
    order by c.id`,
};

/** The applications to some companies since a moment, of those after the one with this number. */
export const answeredBy = (
  db: Db,
  after: number,
  since: Date,
  limit: number,
): Promise<{ id: number; candidaturas: Answerable[] }[]> =>
  db.query(ofCompanies, [after, since.toISOString(), limit]);

const keep = {
  name: 'promises_keep',
  text: `
    update companies set respuestas_debidas = $2, respuestas_a_tiempo = $3, dias_habituales = $4
    where id = $1 and (respuestas_debidas, respuestas_a_tiempo, dias_habituales)
      is distinct from ($2::integer, $3::integer, $4::integer)`,
};

interface Figures {
  respuestasDebidas: number;
  respuestasATiempo: number;
  diasHabituales: number | null;
}

export async function keepAnswers(
  db: Db,
  companyId: number,
  { respuestasDebidas, respuestasATiempo, diasHabituales }: Figures,
): Promise<void> {
  await db.query(keep, [companyId, respuestasDebidas, respuestasATiempo, diasHabituales]);
}

// Another process, or a company that is moving one of them, is not waited for.
const due = {
  name: 'promises_due',
  text: `
    with waiting as (
      select a.id, a.offer_id from applications a
      where a.dias_respuesta is not null
        and a.id_estado in (${applicationStates.new}, ${applicationStates.underReview})
        and a.aviso_respuesta < $1 and (a.fecha at time zone $4)::date + a.dias_respuesta < $2::date and ${wasSent('a')}
        and not exists (
          select from application_events e
          where e.application_id = a.id and e.fecha >= a.fecha and e.quien <> 'alumno'
            and e.hecho = 'cambioEstado' and e.comentario is not null)
    ), late as (
      select a.id from applications a
      where a.aviso_respuesta < $1 and a.id_estado in (${applicationStates.new}, ${applicationStates.underReview})
        and a.id in (
        select w.id from waiting w
        where w.offer_id in (select distinct offer_id from waiting order by offer_id limit $3))
      order by a.id for update skip locked
    ), told as (
      update applications a set aviso_respuesta = $1 from late where a.id = late.id returning a.offer_id
    )
    select o.company_id as "companyId", o.titulo, o.url_acceso as "urlOferta", count(*)::integer as numero
    from told join offers o on o.id = told.offer_id
    group by o.id order by o.id`,
};

/** Some offers with all of their applications whose answer is due before a day in this zone, each told of once a stage. */
export const takeDue = (
  db: Db,
  stage: 1 | 2,
  { before, zone }: { before: string; zone: string },
  limit: number,
): Promise<{ companyId: number; titulo: string; urlOferta: string; numero: number }[]> =>
  db.query(due, [stage, before, limit, zone]);
