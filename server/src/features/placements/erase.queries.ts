import type { Db } from '../../db/database.ts';

const own = '(select id from placements where student_id = any($1::integer[]))';

const statements = [
  {
    name: 'placements_erase_reasons',
    text: `
      update placements set fin_motivo = '' where student_id = any($1::integer[]) and fin_motivo is not null`,
  },
  {
    name: 'placements_erase_interruptions',
    text: `update placement_interruptions set motivo = '' where placement_id in ${own}`,
  },
  // A company or a manager may have written why it stops, which may be the student's health.
  {
    name: 'placements_erase_notes',
    text: `update placement_events set nota = null where nota is not null and placement_id in ${own}`,
  },
  {
    name: 'placements_erase_documents',
    text: `
      delete from company_documents
      where aportado_por = 'alumno' and tipo <> 'anexo' and id_practica in ${own}`,
  },
] as const;

/** Of students who left long ago the placement and its annex stay, without any reason, note or paper of their own. */
export async function eraseWords(db: Db, accountIds: readonly number[]): Promise<void> {
  for (const statement of statements) await db.query(statement, [[...accountIds]]);
}
