import type { Cv } from '@portal/contract/cv';
import type { CvLayout } from '@portal/contract/cv-pdf';
import type { Language } from '@portal/contract/languages';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { files } from '../../db/tables/files.ts';
import { cvPdfs, students } from '../../db/tables/students.ts';
import { cvJson } from '../cv/profile.queries.ts';

type CvPdf = typeof cvPdfs.$inferSelect;

interface Choice {
  diseno: CvLayout;
  /** The one that was chosen, else the account's. */
  idioma: Language | null;
  fotoId: number | null;
}

/** How the student's CV is printed. */
export async function findChoice({ orm }: Db, studentId: number): Promise<Choice> {
  const [row] = await orm
    .select({
      diseno: students.disenoCv,
      idiomaCv: students.idiomaCv,
      idioma: accounts.idioma,
      fotoId: students.fotoId,
    })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.id))
    .where(eq(students.id, studentId));
  if (!row) throw new Error('a student with a session has gone');
  const { idiomaCv, ...choice } = row;
  return { ...choice, idioma: idiomaCv ?? choice.idioma };
}

export async function setChoice(
  { orm }: Db,
  studentId: number,
  values: { disenoCv: CvLayout; idiomaCv: Language },
): Promise<void> {
  await orm.update(students).set(values).where(eq(students.id, studentId));
}

export async function insertCvPdf(
  { orm }: Db,
  values: Pick<CvPdf, 'studentId' | 'diseno' | 'idioma' | 'creada'>,
): Promise<number> {
  const [row] = await orm.insert(cvPdfs).values(values).returning({ id: cvPdfs.id });
  if (!row) throw new Error('a PDF was not written down');
  return row.id;
}

/** A PDF that this student has had made, with the name of its file. */
export async function findOwnCvPdf({ orm }: Db, id: number, studentId: number) {
  const [row] = await orm
    .select({ pdf: cvPdfs, nombre: files.nombre })
    .from(cvPdfs)
    .leftJoin(files, eq(files.id, cvPdfs.fileId))
    .where(and(eq(cvPdfs.id, id), eq(cvPdfs.studentId, studentId)));
  return row;
}

export async function updateCvPdf(
  { orm }: Db,
  id: number,
  values: Partial<Pick<CvPdf, 'estado' | 'fileId'>>,
): Promise<void> {
  await orm.update(cvPdfs).set(values).where(eq(cvPdfs.id, id));
}

/** Deletes the PDFs that a student has had made, but for those that are still to be. */
export async function deleteMadeCvPdfs({ orm }: Db, studentId: number): Promise<void> {
  await orm
    .delete(cvPdfs)
    .where(and(eq(cvPdfs.studentId, studentId), inArray(cvPdfs.estado, ['lista', 'fallida', 'grande'])));
}

export async function deleteCvPdfsBefore({ orm }: Db, moment: Date): Promise<void> {
  await orm.delete(cvPdfs).where(lt(cvPdfs.creada, moment));
}

export async function eraseCvPdfs({ orm }: Db, studentIds: readonly number[]): Promise<void> {
  await orm.delete(cvPdfs).where(inArray(cvPdfs.studentId, [...studentIds]));
}

interface CvToPrint {
  cv: Cv;
  studentId: number;
  disenoCv: CvLayout;
  idiomaCv: Language;
  fotoId: number | null;
}

const waiting = {
  name: 'cv_pdf_waiting',
  text: `
    select (${cvJson}) as cv, s.id as "studentId", p.diseno as "disenoCv", p.idioma as "idiomaCv",
      s.foto_id as "fotoId"
    from cv_pdfs p join students s on s.id = p.student_id join accounts a on a.id = s.id
    where p.id = $1 and p.estado = 'pendiente'
    for update of p`,
};

/** A PDF that is still to be made, of today's CV. Nobody else makes it until the transaction ends. */
export async function lockWaitingCvPdf(db: Db, id: number): Promise<CvToPrint | undefined> {
  const [row] = await db.query<CvToPrint>(waiting, [id]);
  return row;
}
