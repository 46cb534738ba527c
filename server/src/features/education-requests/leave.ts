import type { Ctx } from '../../http/context.ts';
import { notifyCompanies } from '../../notify/notify.ts';
import { withdrawOfGone } from './leave.queries.ts';
import { placeAtCentre } from './places.ts';

/** Takes back the open requests of students who have left, and tells the schools. */
export async function withdrawLeftBehind({ db, jobs, now }: Pick<Ctx, 'db' | 'jobs' | 'now'>): Promise<void> {
  const gone = await withdrawOfGone(db, now());
  await notifyCompanies(
    { db, jobs },
    gone.map(({ id, companyId, fechaInicio, fechaFin }) => ({
      companyId,
      event: {
        tipo: 'educationRequestWithdrawn',
        datos: { inicio: fechaInicio, fin: fechaFin },
        urlAcceso: placeAtCentre(id),
      },
    })),
  );
}
