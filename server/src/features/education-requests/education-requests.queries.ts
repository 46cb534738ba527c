import type { EducationEventKind } from '@portal/contract/education-requests';
import { openEducationStates } from '@portal/contract/education-requests';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { educationRequestEvents, educationRequests } from '../../db/tables/education-requests.ts';

export type EducationRequest = typeof educationRequests.$inferSelect;

/** Whose a request must be. */
interface Owner {
  studentId?: number;
  companyId?: number;
}

/** A request, which nobody else changes until the transaction ends; of this student or school where one is named. */
export async function lockRequest(
  { orm }: Db,
  id: number,
  { studentId, companyId }: Owner,
): Promise<EducationRequest | undefined> {
  const [row] = await orm
    .select()
    .from(educationRequests)
    .where(
      and(
        eq(educationRequests.id, id),
        studentId === undefined ? undefined : eq(educationRequests.studentId, studentId),
        companyId === undefined ? undefined : eq(educationRequests.companyId, companyId),
      ),
    )
    .for('update');
  return row;
}

type Change = Partial<Omit<EducationRequest, 'id' | 'studentId' | 'companyId' | 'version' | 'creada'>>;

/** Changes a locked request; gives its new version. */
export async function changeRequest({ orm }: Db, id: number, change: Change): Promise<number> {
  const [row] = await orm
    .update(educationRequests)
    .set({ ...change, version: sql`${educationRequests.version} + 1` })
    .where(eq(educationRequests.id, id))
    .returning({ version: educationRequests.version });
  if (!row) throw new Error('a locked request has gone');
  return row.version;
}

export async function addRequestEvent(
  { orm }: Db,
  event: { requestId: number; tipo: EducationEventKind; fecha: Date; accountId: number; nota?: string },
): Promise<void> {
  await orm.insert(educationRequestEvents).values(event);
}

/** The student's other open requests that have days in common with this one, locked, in the order of their ids. */
export const lockOthers = (
  { orm }: Db,
  { id, studentId, fechaInicio, fechaFin }: EducationRequest,
): Promise<EducationRequest[]> =>
  orm
    .select()
    .from(educationRequests)
    .where(
      and(
        eq(educationRequests.studentId, studentId),
        ne(educationRequests.id, id),
        inArray(educationRequests.estado, [...openEducationStates]),
        sql`${educationRequests.fechaInicio} <= ${fechaFin}::date`,
        sql`${educationRequests.fechaFin} >= ${fechaInicio}::date`,
      ),
    )
    .orderBy(educationRequests.id)
    .for('update');

/** The columns of `requestShown` of a request `r`. */
export const requestFields = `
  'id', r.id, 'estado', r.estado, 'version', r.version, 'fechaInicio', r.fecha_inicio, 'fechaFin', r.fecha_fin,
  'nivel', r.nivel, 'especialidad', r.especialidad, 'observaciones', r.observaciones, 'creada', r.creada,
  'desde', r.desde, 'motivo', r.motivo`;

/** A school `c`. */
export const centreFields = `
  'idCentro', c.id, 'descripcion', c.nombre_comercial, 'localidad', c.localidad, 'idProvincia', c.id_provincia`;

export const centrePartFields = `
  'plazas', r.plazas, 'grupo', r.grupo, 'nombreTutorEmpresa', r.nombre_tutor_empresa,
  'ApellidosTutorEmpresa', r.apellidos_tutor_empresa, 'emailTutorEmpresa', r.email_tutor_empresa,
  'telefonoTutorEmpresa', r.telefono_tutor_empresa`;

/** What happened to a request `r`, the newest 100 first. */
export const eventsJson = `
  coalesce((select json_agg(json_build_object('tipo', e.tipo, 'fecha', e.fecha,
      'quien', nullif(btrim(acc.nombre || ' ' || acc.apellidos), ''), 'nota', e.nota) order by e.id desc)
    from (select * from education_request_events where request_id = r.id order by id desc limit 100) e
      left join accounts acc on acc.id = e.account_id), '[]')`;

export const studentName = `btrim(acc.nombre || ' ' || acc.apellidos)`;

/** Where a state stands among the states there are, to list their counts in this order. */
export const placeIn = (states: readonly string[], column: string): string =>
  `array_position(array[${states.map((state) => `'${state}'`).join(', ')}], ${column})`;
