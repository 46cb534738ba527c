import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyEach } from '../../notify/notify.ts';
import { findTutor } from '../placements/academic-tutors.queries.ts';
import { sendAcademicLink, sendHostLink } from '../placements/send-tutor-link.ts';
import { type SurveyRequest, takeRequests } from './survey-requests.queries.ts';
import { ownAddress, titleFor } from './surveys.rules.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Tells students and tutors of the surveys about their placements that they are asked to answer by now. */
    surveyRequests: Record<string, never>;
  }
}

const batch = 200;

type Telling = Services & { readonly db: Db };

/** Each party of a placement once, however often it runs. */
export const surveyRequestsWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const due = await takeRequests(db, services.today(), batch);
        await tell({ ...services, db }, due);
        return due.length;
      });
    } while (taken > 0);
  };

async function tell(ctx: Telling, due: readonly SurveyRequest[]): Promise<void> {
  const of = (parte: SurveyRequest['parte']) => due.filter((one) => one.parte === parte);
  await tellStudents(ctx, of('alumno'));
  for (const group of groupsBy(of('tutorEmpresa'), (one) => `${one.companyId} ${one.emailTutorEmpresa}`))
    await sendHostLink(ctx, group.first, newsOf(ctx, group.all));
  for (const { first, all } of groupsBy(of('tutorAcademico'), (one) => `${one.academicTutorId}`)) {
    const tutor = first.academicTutorId === null ? undefined : await findTutor(ctx.db, first.academicTutorId);
    if (tutor) await sendAcademicLink(ctx, tutor, newsOf(ctx, all));
  }
}

const titleOf = ({ brand }: Telling, { titulos }: SurveyRequest): string =>
  titleFor(titulos, brand.idiomaPorDefecto, brand).titulo;

const tellStudents = (ctx: Telling, due: readonly SurveyRequest[]): Promise<void> =>
  notifyEach(
    ctx,
    due.map((one) => ({
      accountId: one.studentId,
      event: {
        tipo: 'placementSurvey',
        datos: { encuesta: titleOf(ctx, one), titulo: one.titulo },
        urlAcceso: ownAddress(one.surveyId, one.placementId),
      },
    })),
  );

const newsOf = (ctx: Telling, due: readonly SurveyRequest[]) => ({
  tipo: 'tutorSurvey' as const,
  datos: { encuestas: [...new Set(due.map((one) => `«${titleOf(ctx, one)}»`))].join(', ') },
});

interface OfTutor {
  readonly first: SurveyRequest;
  readonly all: readonly SurveyRequest[];
}

/** By whose they are: a tutor of several has one mail. */
function groupsBy(due: readonly SurveyRequest[], keyOf: (one: SurveyRequest) => string): OfTutor[] {
  const groups = new Map<string, OfTutor>();
  for (const one of due) {
    const before = groups.get(keyOf(one));
    groups.set(keyOf(one), { first: before?.first ?? one, all: [...(before?.all ?? []), one] });
  }
  return [...groups.values()];
}
