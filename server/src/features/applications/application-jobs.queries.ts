import type { Cv } from '@portal/contract/cv';
import type { Language } from '@portal/contract/languages';
import type { Db } from '../../db/database.ts';

/** Whom an application concerns. */
export interface AppliedRow {
  studentId: number;
  companyId: number;
  titulo: string;
  urlOferta: string;
}

const applied = {
  name: 'applied',
  text: `
    select a.student_id as "studentId", o.company_id as "companyId", o.titulo, o.url_acceso as "urlOferta"
    from applications a join offers o on o.id = a.offer_id
    where a.id = $1`,
};

export async function findApplied(db: Db, applicationId: number): Promise<AppliedRow | undefined> {
  const [row] = await db.query<AppliedRow>(applied, [applicationId]);
  return row;
}

export interface SnapshotToPrint {
  cv: Cv;
  /** The student's, which the CV is printed in. */
  idioma: Language | null;
}

const toPrint = {
  name: 'snapshot_lock',
  text: `
    select s.cv, acc.idioma
    from application_snapshots s
      join applications a on a.id = s.application_id
      join accounts acc on acc.id = a.student_id
    where s.application_id = $1 and s.pdf_id is null
    for update of s`,
};

/** A snapshot that has no PDF yet, kept as it is until the transaction ends. */
export async function lockSnapshotToPrint(
  db: Db,
  applicationId: number,
): Promise<SnapshotToPrint | undefined> {
  const [row] = await db.query<SnapshotToPrint>(toPrint, [applicationId]);
  return row;
}

const printed = {
  name: 'snapshot_printed',
  text: 'update application_snapshots set pdf_id = $2 where application_id = $1',
};

export async function setSnapshotPdf(db: Db, applicationId: number, fileId: number): Promise<void> {
  await db.query(printed, [applicationId, fileId]);
}
