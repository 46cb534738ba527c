import type { PlacementCard } from '@portal/contract/placements';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { placements } from '../../db/tables/placements.ts';
import { card } from './placement-columns.ts';
import type { Placement } from './placements.queries.ts';
import type { TutorLink } from './tutor-links.queries.ts';

type Of = Pick<TutorLink, 'companyId' | 'email' | 'academicTutorId'>;

export type TutorCard = PlacementCard & {
  empresa: string;
  alumno: string;
  semanasPorConfirmar: number;
  faltaInforme: boolean;
  cambioPorAutorizar: boolean;
};

const list = {
  name: 'placements_of_tutor',
  text: `
    select coalesce(json_agg(json_build_object(${card}, 'empresa', c.nombre_comercial,
        'alumno', acc.nombre || ' ' || acc.apellidos, 'semanasPorConfirmar',
        (select count(*)::integer from placement_weeks w where w.placement_id = p.id and w.estado = 'anotada'),
        'faltaInforme', p.estado = 'finalizada' and case when $4::integer is null then p.informe_tutor is null
          else p.calificacion is null end,
        'cambioPorAutorizar', $4::integer is not null and exists (select from change_requests r
          where r.placement_id = p.id and r.estado = 'autorizacion'))
        order by p.estado in ('preparacion', 'lista', 'enCurso', 'finalizada') desc, p.fecha_inicio desc, p.id desc), '[]')
      as practicas
    from (select * from placements
        where ($4::integer is not null and academic_tutor_id = $4)
          or ($4::integer is null and email_tutor_empresa = $3 and company_id = $2)
        order by fecha_inicio desc limit 200) p
      join companies c on c.id = p.company_id join accounts acc on acc.id = p.student_id`,
};

/** The newest 200 placements that a link is for. */
export async function tutorPlacements(
  db: Db,
  { companyId, email, academicTutorId }: Of,
  today: string,
): Promise<TutorCard[]> {
  const values = [today, companyId, email, academicTutorId];
  const [row] = await db.query<{ practicas: TutorCard[] }>(list, values);
  return row?.practicas ?? [];
}

const ofLink = ({ companyId, email, academicTutorId }: Of) =>
  academicTutorId === null
    ? and(eq(placements.companyId, companyId ?? 0), eq(placements.emailTutorEmpresa, email ?? ''))
    : eq(placements.academicTutorId, academicTutorId);

/** One of those that a link is for, locked where it is to be changed. */
export async function tutorPlacement(
  { orm }: Db,
  link: Of,
  id: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<Placement | undefined> {
  const wanted = orm
    .select()
    .from(placements)
    .where(and(eq(placements.id, id), ofLink(link)));
  const [row] = await (lock ? wanted.for('update') : wanted);
  return row;
}

/** The newest placement of each company that is not blocked whose host tutor has this e-mail: ten companies at most. */
export const hostedBy = ({ orm }: Db, email: string) =>
  orm
    .selectDistinctOn([placements.companyId], {
      companyId: placements.companyId,
      emailTutorEmpresa: placements.emailTutorEmpresa,
      datos: placements.datos,
    })
    .from(placements)
    .innerJoin(companies, eq(companies.id, placements.companyId))
    .where(and(eq(placements.emailTutorEmpresa, email), ne(companies.estado, 'bloqueada')))
    .orderBy(placements.companyId, desc(placements.id))
    .limit(10);
