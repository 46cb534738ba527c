import { externalApplications } from '../../server/src/db/tables/applications.ts';
import { assess, mayApply } from '../../server/src/features/eligibility/eligibility.rules.ts';
import type { Demo } from '../demo.ts';

/** An offer whose page the first student opened and has not spoken of, and one that she applied to there. */
export async function addExternalApplications({
  db: { orm },
  offers,
  applications,
  calendar,
  brand,
}: Demo): Promise<void> {
  const student = applications.find(({ student: { usuario } }) => usuario === 'alumna@demo.test')?.student;
  if (!student) return;
  const fitting = offers.filter(
    ({ content, meta }) =>
      content.urlInscripcionExterna &&
      ['abierta', 'caducada', 'cerrada'].includes(meta.estado) &&
      mayApply(assess(student.profile, content, { today: calendar.day(0), brand })),
  );
  const opened = fitting.find(({ meta }) => meta.estado === 'abierta');
  const applied = fitting.find((offer) => offer !== opened);
  const rows: (typeof externalApplications.$inferInsert)[] = [];
  if (opened) rows.push({ offerId: opened.id, studentId: student.id, abierta: calendar.moment(-1) });
  if (applied) {
    const fecha = calendar.moment(-9);
    rows.push({ offerId: applied.id, studentId: student.id, abierta: fecha, respuesta: 'si', fecha });
  }
  if (rows.length > 0) await orm.insert(externalApplications).values(rows);
}
