import { addDays } from '@portal/contract/days';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../http/context.ts';
import type { WorkerTools } from '../../jobs/worker-tools.ts';
import { notifyCompanies, notifyEach } from '../../notify/notify.ts';
import { actingTutor } from '../placements/academic-tutors.queries.ts';
import type { Placement } from '../placements/placements.queries.ts';
import { sendAcademicLink, sendHostLink } from '../placements/send-tutor-link.ts';
import { dueReminder } from './placement-reports.rules.ts';
import { lockUnclosed, noteReminder } from './report-reminders.queries.ts';

declare module '../../jobs/queues.ts' {
  interface Queues {
    /** Reminds those who are late with the reports or the mark of a placement that has ended. */
    reportReminders: Record<string, never>;
  }
}

const batch = 100;
/** What ended earlier than this many days ago comes up with the managers, and nobody is reminded any more. */
const reminded = 30;

type Reminding = Services & { readonly db: Db };

export const reportRemindersWorker =
  ({ database, services }: WorkerTools) =>
  async (): Promise<void> => {
    const today = services.today();
    const since = addDays(today, -reminded);
    let after = 0;
    let taken: number;
    do {
      taken = await database.transaction(async (db) => {
        const ended = await lockUnclosed(db, { today, since, after, limit: batch });
        const late: Late[] = [];
        for (const { placement, given } of ended) {
          const days = dueReminder(placement.fechaFin, today, given);
          if (days === undefined) continue;
          await noteReminder(db, placement.id, days);
          late.push({ placement, days });
        }
        await remindLate({ ...services, db }, late);
        after = ended.at(-1)?.placement.id ?? after;
        return ended.length;
      });
    } while (taken === batch);
  };

interface Late {
  readonly placement: Placement;
  readonly days: number;
}

async function remindLate(ctx: Reminding, late: readonly Late[]): Promise<void> {
  const all = late.map(({ placement }) => placement);
  await remindHosts(
    ctx,
    all.filter(({ informeTutor }) => informeTutor === null),
  );
  await remindAcademicTutors(
    ctx,
    all.filter(({ calificacion }) => calificacion === null),
  );
  // Student and company were told on the first day that it has ended and what is awaited.
  const again = late.filter(({ days }) => days > 0).map(({ placement }) => placement);
  await notifyEach(
    ctx,
    again
      .filter(({ informeAlumno }) => informeAlumno === null)
      .map(({ id, studentId, titulo }) => ({
        accountId: studentId,
        event: { tipo: 'memoriaDue', datos: { titulo }, urlAcceso: `/mis-practicas/${id}` },
      })),
  );
  await notifyCompanies(
    ctx,
    again
      .filter(({ informeTutor }) => informeTutor === null)
      .map(({ id, companyId, titulo }) => ({
        companyId,
        event: {
          tipo: 'hostReportDueToCompany',
          datos: { titulo },
          urlAcceso: `/alumnos-en-practicas/${id}`,
        },
      })),
  );
}

/** Placements by whose they are: a tutor of several has one mail. */
function groupsBy(placements: readonly Placement[], keyOf: (placement: Placement) => string): Placement[][] {
  const groups = new Map<string, Placement[]>();
  for (const placement of placements) {
    const key = keyOf(placement);
    groups.set(key, [...(groups.get(key) ?? []), placement]);
  }
  return [...groups.values()];
}

const titlesOf = (placements: readonly Placement[]): string =>
  placements.map(({ titulo }) => `«${titulo}»`).join(', ');

async function remindHosts(ctx: Reminding, placements: readonly Placement[]): Promise<void> {
  const groups = groupsBy(
    placements,
    ({ companyId, emailTutorEmpresa }) => `${companyId} ${emailTutorEmpresa}`,
  );
  for (const group of groups) {
    const [first] = group;
    if (first) await sendHostLink(ctx, first, { tipo: 'hostReportDue', datos: { titulos: titlesOf(group) } });
  }
}

async function remindAcademicTutors(ctx: Reminding, placements: readonly Placement[]): Promise<void> {
  for (const group of groupsBy(placements, ({ academicTutorId }) => `${academicTutorId}`)) {
    const tutor = await actingTutor(ctx.db, group[0]?.academicTutorId ?? null);
    if (tutor) await sendAcademicLink(ctx, tutor, { tipo: 'markDue', datos: { titulos: titlesOf(group) } });
  }
}
