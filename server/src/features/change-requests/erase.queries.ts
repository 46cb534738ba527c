import type { Db } from '../../db/database.ts';

const words = {
  name: 'change_requests_erase',
  text: `
    update change_requests set detalle = '', adjunto_id = null, comentario_tutor = null, motivo = null
    where placement_id in (select id from placements where student_id = any($1::integer[]))`,
};

/** Of students who left long ago what was changed stays, without why: it may be their health. */
export async function eraseChanges(db: Db, accountIds: readonly number[]): Promise<void> {
  await db.query(words, [[...accountIds]]);
}
