import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { Db } from '../../db/database.ts';
import { isDayOf } from '../placements/placement-columns.ts';

const students = {
  name: 'placement_hours_take_students',
  text: `
    with due as (
      select p.id, p.student_id, p.titulo from placements p
      where p.estado in ('enCurso', 'finalizada', 'renunciada', 'rescindida') and p.fecha_inicio < $1::date and p.fecha_fin >= $1::date - 7
        and exists (select from generate_series($1::date - 7, $1::date - 3, interval '1 day') n (moment)
          where ${isDayOf('n.moment::date')})
        and not exists (select from placement_weeks w where w.placement_id = p.id and w.lunes = $1::date - 7)
        and not exists (select from placement_hour_reminders r where r.placement_id = p.id and r.alumno = $1::date)
      order by p.id limit $2
      for no key update of p skip locked),
    noted as (
      insert into placement_hour_reminders (placement_id, alumno) select id, $1::date from due
      on conflict (placement_id) do update set alumno = excluded.alumno)
    select id, student_id as "studentId", titulo from due`,
};

export interface DueStudent {
  readonly id: number;
  readonly studentId: number;
  readonly titulo: string;
}

/** Placements whose student has not noted the week before this Monday and has not been reminded of it, now noted as such. */
export const takeStudents = (db: Db, monday: string, limit: number): Promise<DueStudent[]> =>
  db.query<DueStudent>(students, [monday, limit]);

const tutors = {
  name: 'placement_hours_take_tutors',
  text: `
    with waiting as (
      select p.company_id, p.email_tutor_empresa, max(p.id) as newest, count(*)::integer as semanas
      from placement_weeks w join placements p on p.id = w.placement_id
      where w.estado = 'anotada' and p.estado in ('enCurso', 'finalizada', 'renunciada', 'rescindida')
        -- Two months after the last day nobody is asked any more.
        and least(p.fin_desde, p.fecha_fin) >= $1::date - 60
      group by p.company_id, p.email_tutor_empresa
      having not exists (select from placements q join placement_hour_reminders r on r.placement_id = q.id
        where q.company_id = p.company_id and q.email_tutor_empresa = p.email_tutor_empresa and r.tutor > $1::date - 7)
      order by newest limit $2),
    taken as (
      insert into placement_hour_reminders (placement_id, tutor) select newest, $1::date from waiting
      on conflict (placement_id) do update set tutor = excluded.tutor
        where placement_hour_reminders.tutor is distinct from excluded.tutor
      returning placement_id)
    select p.company_id as "companyId", p.email_tutor_empresa as "emailTutorEmpresa", p.datos, waiting.semanas
    from waiting join taken on taken.placement_id = waiting.newest join placements p on p.id = waiting.newest`,
};

export interface DueTutor {
  readonly companyId: number;
  readonly emailTutorEmpresa: string;
  readonly datos: IncorporationData;
  /** How many weeks await them. */
  readonly semanas: number;
}

/** Host tutors whom weeks await and who have had no mail about them in the week before this Monday, now noted as such. */
export const takeTutors = (db: Db, monday: string, limit: number): Promise<DueTutor[]> =>
  db.query<DueTutor>(tutors, [monday, limit]);
