import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { SurveyParty } from '@portal/contract/surveys';
import type { Db } from '../../db/database.ts';
import { askedOn, isAskedOf } from './answering.queries.ts';
import type { StoredTitles } from './surveys.rules.ts';

/** What was asked more days ago is announced to nobody any more. */
const stillNews = 30;

const take = {
  name: 'survey_requests_take',
  text: `
    with due as (
      select s.id as survey_id, p.id as placement_id, asked.parte
      from surveys s join placements p on ${isAskedOf} and ${askedOn} > $2::date - ${stillNews}
        cross join unnest(s.partes) asked (parte)
      where s.momento is not null and s.tipo = 'portal' and s.estado = 'abierta'
        and s.desde <= $2::date and (s.hasta is null or s.hasta >= $2::date)
        -- Without an academic tutor: once there is one.
        and (asked.parte <> 'tutorAcademico' or exists (
          select from academic_tutors t where t.id = p.academic_tutor_id and t.activo))
        and not exists (select from survey_requests q
          where q.survey_id = s.id and q.placement_id = p.id and q.parte = asked.parte)
        and not exists (select from survey_responses r
          where r.survey_id = s.id and r.placement_id = p.id and r.parte = asked.parte)
      order by s.id, p.id, asked.parte limit $1),
    taken as (
      insert into survey_requests (survey_id, placement_id, parte, dia)
      select survey_id, placement_id, parte, $2::date from due
      on conflict do nothing
      returning survey_id, placement_id, parte)
    select taken.survey_id as "surveyId", s.titulos, taken.parte, p.id as "placementId", p.titulo,
      p.student_id as "studentId", p.company_id as "companyId", p.email_tutor_empresa as "emailTutorEmpresa", p.datos,
      p.academic_tutor_id as "academicTutorId"
    from taken join surveys s on s.id = taken.survey_id join placements p on p.id = taken.placement_id
    order by taken.survey_id, p.id, taken.parte`,
};

/** A party of a placement that is asked to answer a survey. */
export interface SurveyRequest {
  readonly surveyId: number;
  readonly titulos: StoredTitles;
  readonly parte: SurveyParty;
  readonly placementId: number;
  readonly titulo: string;
  readonly studentId: number;
  readonly companyId: number;
  readonly emailTutorEmpresa: string;
  readonly datos: IncorporationData;
  readonly academicTutorId: number | null;
}

/** Takes those who are asked to answer a survey about a placement by now and were not told, and notes that they are. */
export const takeRequests = (db: Db, today: string, limit: number): Promise<SurveyRequest[]> =>
  db.query<SurveyRequest>(take, [limit, today]);
