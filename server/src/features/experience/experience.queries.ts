import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { experiences } from '../../db/tables/students.ts';

/** The experience of a student `s`, as the contract's `experience` has each: the latest first. */
export const experiencesJson = `coalesce((
  select json_agg(json_build_object(
      'id', e.id, 'puesto', e.puesto, 'empresa', e.empresa, 'idSector', e.id_sector,
      'idAreaFuncional', e.id_area_funcional, 'idTipoContrato', e.id_tipo_contrato,
      'subtipoContrato', e.subtipo_contrato, 'fechaInicio', e.fecha_inicio, 'fechaFin', e.fecha_fin,
      'enlace', e.enlace, 'descripcion', e.descripcion)
    order by e.fecha_inicio desc, e.id desc)
  from experiences e where e.student_id = s.id), '[]')`;

/** Their attachments, which no CV takes along. */
export const experienceFilesJson = `coalesce((
  select json_agg(json_build_object('idExperiencia', e.id, 'fileId', f.id, 'nombre', f.nombre) order by e.id)
  from experiences e join files f on f.id = e.adjunto_id where e.student_id = s.id), '[]')`;

type Values = Omit<typeof experiences.$inferInsert, 'id' | 'studentId'>;

const own = (studentId: number, id: number) =>
  and(eq(experiences.id, id), eq(experiences.studentId, studentId));

export async function insertExperience({ orm }: Db, studentId: number, values: Values): Promise<number> {
  const [row] = await orm
    .insert(experiences)
    .values({ ...values, studentId })
    .returning({ id: experiences.id });
  if (!row) throw new Error('an experience was not saved');
  return row.id;
}

/** Changes one of the student's own; false if it does not exist. */
export async function updateExperience(
  { orm }: Db,
  studentId: number,
  id: number,
  values: Values,
): Promise<boolean> {
  const changed = await orm
    .update(experiences)
    .set(values)
    .where(own(studentId, id))
    .returning({ id: experiences.id });
  return changed.length > 0;
}

/** Deletes one of the student's own; false if it does not exist. */
export async function removeExperience({ orm }: Db, studentId: number, id: number): Promise<boolean> {
  const gone = await orm.delete(experiences).where(own(studentId, id)).returning({ id: experiences.id });
  return gone.length > 0;
}

/** Erases what these students have worked as. */
export async function eraseExperiences({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(experiences).where(inArray(experiences.studentId, [...studentIds]));
}
