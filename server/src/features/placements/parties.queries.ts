import type { Db } from '../../db/database.ts';

export interface AnnexParties {
  readonly alumno: string;
  readonly dni: string | null;
  /** Its legal name. */
  readonly empresa: string;
  readonly cif: string;
  readonly asumeCosteSS: boolean | null;
  readonly tutorAcademico: string | null;
}

const parties = {
  name: 'annex_parties',
  text: `
    select acc.nombre || ' ' || acc.apellidos as alumno, s.dni, c.nombre_fiscal as empresa, c.cif,
      c.asume_coste_ss as "asumeCosteSS",
      (select t.nombre || ' ' || t.apellidos from academic_tutors t where t.id = $3) as "tutorAcademico"
    from accounts acc join students s on s.id = acc.id, companies c where acc.id = $1 and c.id = $2`,
};

/** Whom an annex is between, as they are called now. */
export async function annexPartiesOf(
  db: Db,
  {
    studentId,
    companyId,
    academicTutorId,
  }: { studentId: number; companyId: number; academicTutorId: number | null },
): Promise<AnnexParties> {
  const [row] = await db.query<AnnexParties>(parties, [studentId, companyId, academicTutorId]);
  if (!row) throw new Error('a placement without its parties');
  return row;
}
