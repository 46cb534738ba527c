import type { Stay, StayBody, Study, Training, TrainingBody } from '@portal/contract/studies';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { stays, studies, trainings } from '../../db/tables/studies.ts';

/** The fields of a study `t`, for `json_build_object`. */
export const studyFields = `
  'id', t.id, 'deLaUniversidad', t.de_la_universidad, 'idTitulacion', t.id_titulacion, 'titulo', t.titulo,
  'centro', t.centro, 'idNivel', t.id_nivel, 'tipo', t.tipo, 'idArea', t.id_area, 'duracion', t.duracion,
  'nota', t.nota, 'curso', t.curso, 'ultimoCurso', t.ultimo_curso, 'actual', t.actual,
  'fechaInicio', t.fecha_inicio, 'fechaFin', t.fecha_fin, 'certificacion', t.certificacion,
  'creditosSuperados', t.creditos_superados, 'creditosTotales', t.creditos_totales,
  'anioPromocion', t.anio_promocion, 'idSede', t.id_sede`;

/** The studies of a student `s`, as the contract's `study` has each: those under way first. */
export const studiesJson = `coalesce((
  select json_agg(json_build_object(${studyFields}) order by t.actual desc, t.id desc)
  from studies t where t.student_id = s.id), '[]')`;

/** The complementary training of a student `s`, the latest first. */
export const trainingsJson = `coalesce((
  select json_agg(json_build_object('id', t.id, 'titulo', t.titulo, 'centro', t.centro, 'horas', t.horas,
      'fechaInicio', t.fecha_inicio, 'fechaFin', t.fecha_fin)
    order by coalesce(t.fecha_fin, t.fecha_inicio) desc nulls first, t.id desc)
  from trainings t where t.student_id = s.id), '[]')`;

/** The stays abroad of a student `s`, the latest first. */
export const staysJson = `coalesce((
  select json_agg(json_build_object('id', t.id, 'idPais', t.id_pais, 'motivo', t.motivo, 'meses', t.meses)
    order by t.id desc)
  from stays t where t.student_id = s.id), '[]')`;

export interface StoredStudy extends Study {
  copiaId: number | null;
  copiaNombre: string | null;
}

export interface StoredStudies {
  estudios: StoredStudy[];
  formacion: Training[];
  estancias: Stay[];
  idNivelFormativoSNE: number | null;
}

const ownStudies = {
  name: 'studies',
  text: `
    select coalesce((
        select json_agg(json_build_object(${studyFields}, 'copiaId', t.copia_id, 'copiaNombre', f.nombre)
          order by t.actual desc, t.id desc)
        from studies t left join files f on f.id = t.copia_id where t.student_id = s.id), '[]') as estudios,
      ${trainingsJson} as formacion, ${staysJson} as estancias,
      s.id_nivel_formativo_sne as "idNivelFormativoSNE"
    from students s where s.id = $1`,
};

/** A student's studies with the copies of their degrees, training and stays abroad. */
export async function readStudies(db: Db, studentId: number): Promise<StoredStudies> {
  const [row] = await db.query<StoredStudies>(ownStudies, [studentId]);
  if (!row) throw new Error('a student with a session has gone');
  return row;
}

type StudyValues = Omit<typeof studies.$inferInsert, 'id' | 'studentId'>;

export async function insertStudy({ orm }: Db, studentId: number, values: StudyValues): Promise<number> {
  const [row] = await orm
    .insert(studies)
    .values({ ...values, studentId })
    .returning({ id: studies.id });
  if (!row) throw new Error('a study was not saved');
  return row.id;
}

const elsewhere = (studentId: number, id: number) =>
  and(eq(studies.id, id), eq(studies.studentId, studentId), eq(studies.deLaUniversidad, false));

/** Changes one of the student's own studies elsewhere; gives its copy, undefined where there is no such study. */
export async function updateStudy({ orm }: Db, studentId: number, id: number, values: Partial<StudyValues>) {
  const [row] = await orm
    .update(studies)
    .set(values)
    .where(elsewhere(studentId, id))
    .returning({ copiaId: studies.copiaId });
  return row;
}

/**
 * Takes a study elsewhere out of the CV; `last` where it is the only one of all. Of two that are taken out at the same
 * time the second waits, and finds what the first has left.
 */
export async function removeStudy(
  { orm }: Db,
  studentId: number,
  id: number,
): Promise<'gone' | 'last' | 'none'> {
  await orm.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('no key update');
  const own = await orm.select().from(studies).where(eq(studies.studentId, studentId));
  if (!own.some((study) => study.id === id && !study.deLaUniversidad)) return 'none';
  if (own.length === 1) return 'last';
  await orm.delete(studies).where(elsewhere(studentId, id));
  return 'gone';
}

/** Rows of a student's own that are added, changed and deleted by their id alone. */
const ownRows = <T extends typeof trainings | typeof stays>(table: T) => {
  const own = (studentId: number, id: number) => and(eq(table.id, id), eq(table.studentId, studentId));
  return {
    remove: async ({ orm }: Db, studentId: number, id: number): Promise<boolean> =>
      (await orm.delete(table).where(own(studentId, id)).returning({ id: table.id })).length > 0,
    own,
  };
};

const ownTrainings = ownRows(trainings);
const ownStays = ownRows(stays);
export const removeTraining = ownTrainings.remove;
export const removeStay = ownStays.remove;

export async function insertTraining({ orm }: Db, studentId: number, values: TrainingBody): Promise<number> {
  const [row] = await orm
    .insert(trainings)
    .values({ ...values, studentId })
    .returning({ id: trainings.id });
  if (!row) throw new Error('training was not saved');
  return row.id;
}

/** Changes training of the student's own; false if it does not exist. */
export async function updateTraining(
  { orm }: Db,
  studentId: number,
  { id, ...values }: TrainingBody & { id: number },
): Promise<boolean> {
  const where = ownTrainings.own(studentId, id);
  return (await orm.update(trainings).set(values).where(where).returning({ id: trainings.id })).length > 0;
}

export async function insertStay({ orm }: Db, studentId: number, values: StayBody): Promise<number> {
  const [row] = await orm
    .insert(stays)
    .values({ ...values, studentId })
    .returning({ id: stays.id });
  if (!row) throw new Error('a stay was not saved');
  return row.id;
}

/** Changes a stay of the student's own; false if it does not exist. */
export async function updateStay(
  { orm }: Db,
  studentId: number,
  { id, ...values }: StayBody & { id: number },
): Promise<boolean> {
  const where = ownStays.own(studentId, id);
  return (await orm.update(stays).set(values).where(where).returning({ id: stays.id })).length > 0;
}

export async function setEducationLevel({ orm }: Db, studentId: number, level: number): Promise<void> {
  await orm.update(students).set({ idNivelFormativoSNE: level }).where(eq(students.id, studentId));
}

/** Erases what these students have studied. */
export async function eraseStudies({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  const ids = [...studentIds];
  await orm.delete(studies).where(inArray(studies.studentId, ids));
  await orm.delete(trainings).where(inArray(trainings.studentId, ids));
  await orm.delete(stays).where(inArray(stays.studentId, ids));
  await orm.update(students).set({ idNivelFormativoSNE: null }).where(inArray(students.id, ids));
}
