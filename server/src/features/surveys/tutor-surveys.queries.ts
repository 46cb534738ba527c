import type { PlacementMoment, SurveyParty } from '@portal/contract/surveys';
import type { Db } from '../../db/database.ts';
import { askedOn, isAskedOf } from './answering.queries.ts';
import type { StoredTitles } from './surveys.rules.ts';

/** Nobody is shown more at once. */
const mostOfTutor = 50;

interface TutorSurveyRow {
  id: number;
  titulos: StoredTitles;
  idPractica: number;
  momento: PlacementMoment;
  parte: SurveyParty;
  alumno: string;
  empezada: boolean;
  hasta: string | null;
}

const pending = {
  name: 'surveys_pending_tutors',
  text: `
    select s.id, s.titulos, p.id as "idPractica", s.momento, $1::text as parte,
      concat_ws(' ', a.nombre, a.apellidos) as alumno, s.hasta::text as hasta,
      exists (select from survey_drafts d
        where d.survey_id = s.id and d.placement_id = p.id and d.parte = $1) as empezada
    from surveys s
    join placements p on case when $5::integer is null
      then p.company_id = $3 and p.email_tutor_empresa = $4 else p.academic_tutor_id = $5 end
    join accounts a on a.id = p.student_id
    where s.momento is not null and s.estado = 'abierta' and $1 = any(s.partes)
      and s.desde <= $2::date and (s.hasta is null or s.hasta >= $2::date) and ${isAskedOf}
      and not exists (select from survey_responses r
        where r.survey_id = s.id and r.placement_id = p.id and r.parte = $1)
    order by ${askedOn}, s.id, p.id
    limit ${mostOfTutor}`,
};

interface Of {
  readonly tipo: 'empresa' | 'academico';
  readonly companyId: number | null;
  readonly email: string | null;
  readonly academicTutorId: number | null;
}

/** The surveys about placements that a tutor still has to answer, by the day on which they were due. */
export const pendingOfTutor = (
  db: Db,
  { tipo, companyId, email, academicTutorId }: Of,
  today: string,
): Promise<TutorSurveyRow[]> => {
  const parte: SurveyParty = tipo === 'empresa' ? 'tutorEmpresa' : 'tutorAcademico';
  return db.query<TutorSurveyRow>(pending, [parte, today, companyId, email, academicTutorId]);
};
