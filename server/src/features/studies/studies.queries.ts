import type { Study } from '@portal/contract/studies';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { studies } from '../../db/tables/studies.ts';

/** The studies of a student `s`, as the contract's `study` has each: those under way first. */
export const studiesJson = `coalesce((
  select json_agg(json_build_object(
      'id', t.id, 'deLaUniversidad', t.de_la_universidad, 'idTitulacion', t.id_titulacion,
      'centro', t.centro, 'nota', t.nota, 'curso', t.curso, 'ultimoCurso', t.ultimo_curso,
      'actual', t.actual, 'creditosSuperados', t.creditos_superados,
      'creditosTotales', t.creditos_totales, 'anioPromocion', t.anio_promocion)
    order by t.actual desc, t.id desc)
  from studies t where t.student_id = s.id), '[]')`;

const ownStudies = {
  name: 'studies',
  text: `select ${studiesJson} as studies from students s where s.id = $1`,
};

/** A student's studies, those under way first. */
export async function studiesOf(db: Db, studentId: number): Promise<Study[]> {
  const [row] = await db.query<{ studies: Study[] }>(ownStudies, [studentId]);
  return row?.studies ?? [];
}

/** Erases the studies of these students. */
export async function eraseStudies({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(studies).where(inArray(studies.studentId, [...studentIds]));
}
