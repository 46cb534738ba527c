import type { EducationStage, OwnEducationRequest } from '@portal/contract/education-requests';
import { openEducationStates } from '@portal/contract/education-requests';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { companies } from '../../db/tables/companies.ts';
import { educationRequests } from '../../db/tables/education-requests.ts';
import { students } from '../../db/tables/students.ts';
import { studies } from '../../db/tables/studies.ts';
import { centreFields, eventsJson, requestFields } from './education-requests.queries.ts';

/** More than any institution works with in a province. */
const mostCentres = 2_000;

const centres = {
  name: 'education_centres',
  text: `
    select coalesce(json_agg(json_build_object(${centreFields}, 'etapas', c.etapas_educativas)
      order by portal_plain(c.nombre_comercial), c.id), '[]') as centros
    from (select * from companies where es_centro_educativo and estado = 'validada' and id_provincia = $1
      order by portal_plain(nombre_comercial), id limit ${mostCentres}) c`,
};

interface Centre {
  idCentro: number;
  descripcion: string;
  localidad: string | null;
  idProvincia: number | null;
  etapas: EducationStage[];
}

/** The schools of a province, by name. */
export async function centresOf(db: Db, provinceId: number): Promise<Centre[]> {
  const [row] = await db.query<{ centros: Centre[] }>(centres, [provinceId]);
  return row?.centros ?? [];
}

/** The school with this id, if it takes requests; nobody turns it into something else until the transaction ends. */
export async function lockCentre({ orm }: Db, id: number) {
  const [row] = await orm
    .select({ etapas: companies.etapasEducativas, nombre: companies.nombreComercial })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.esCentroEducativo, true), eq(companies.estado, 'validada')))
    .for('share');
  return row;
}

/** The student, alone until the transaction ends in counting and adding requests. */
export async function lockStudent({ orm }: Db, studentId: number): Promise<void> {
  await orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
}

export const studiesOf = ({ orm }: Db, studentId: number) =>
  orm
    .select({
      deLaUniversidad: studies.deLaUniversidad,
      actual: studies.actual,
      idTitulacion: studies.idTitulacion,
    })
    .from(studies)
    .where(eq(studies.studentId, studentId))
    .orderBy(studies.id);

/** How many requests of the student something may still come of. */
export const countOpen = ({ orm }: Db, studentId: number): Promise<number> =>
  orm.$count(
    educationRequests,
    and(
      eq(educationRequests.studentId, studentId),
      inArray(educationRequests.estado, [...openEducationStates]),
    ),
  );

/** Adds a request; undefined where the same school has an open one of the student's. */
export async function insertRequest(
  { orm }: Db,
  request: typeof educationRequests.$inferInsert,
): Promise<number | undefined> {
  const [row] = await orm
    .insert(educationRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: educationRequests.id });
  return row?.id;
}

const own = {
  name: 'education_requests_own',
  text: `
    select coalesce(json_agg(json_build_object(${requestFields}, 'centro', json_build_object(${centreFields}),
        'tutor', case when r.estado in ('aceptada', 'tramitada') then json_build_object(
          'nombre', btrim(concat_ws(' ', r.nombre_tutor_empresa, r.apellidos_tutor_empresa)),
          'email', r.email_tutor_empresa) end,
        'grupo', case when r.estado in ('aceptada', 'tramitada') then r.grupo end,
        'historial', ${eventsJson}) order by r.id desc), '[]') as solicitudes
    from (select * from education_requests where student_id = $1 order by id desc limit 100) r
      join companies c on c.id = r.company_id`,
};

type Stored = Omit<OwnEducationRequest, 'historial'> & {
  historial: (OwnEducationRequest['historial'][number] & { quien: string | null })[];
};

/** A student's requests, the newest 100 first. */
export async function requestsOf(db: Db, studentId: number): Promise<OwnEducationRequest[]> {
  const [row] = await db.query<{ solicitudes: Stored[] }>(own, [studentId]);
  return (row?.solicitudes ?? []).map(({ historial, ...request }) => ({
    ...request,
    // Nothing that the centre writes before it answers, nor who answers in it.
    historial: historial
      .filter(({ tipo }) => tipo !== 'editada')
      .map(({ tipo, fecha, nota }) => ({ tipo, fecha, nota })),
  }));
}
