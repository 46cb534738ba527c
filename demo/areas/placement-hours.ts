import { addDays } from '@portal/contract/days';
import { mondayOf, type Span, sumOf, usualHours, weeksToNote } from '@portal/contract/hours-rules';
import { asc, inArray } from 'drizzle-orm';
import { placementWeeks } from '../../server/src/db/tables/placement-hours.ts';
import { placements } from '../../server/src/db/tables/placements.ts';
import { spanOf } from '../../server/src/features/placement-hours/hours-log.ts';
import { saveHoursDone } from '../../server/src/features/placements/hours-done.queries.ts';
import type { Placement } from '../../server/src/features/placements/placements.queries.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';
import { around } from '../random.ts';

const done = [
  'He preparado el informe mensual con los datos de ventas.',
  'Revisión de incidencias y reunión con el equipo.',
  'Pruebas de la nueva versión y documentación.',
  'He atendido consultas y actualizado la base de datos.',
  'Formación interna y primeras tareas en solitario.',
];

/** Weeks before this one that await the host, and those that the student has yet to note. */
const waiting = 3;
const missing = 1;

type Week = typeof placementWeeks.$inferInsert;

/** The hours of each placement that has begun: confirmed but for the latest, of which one was returned here and there. */
export async function addPlacementHours({ db, calendar }: Demo): Promise<void> {
  const begun = await db.orm
    .select()
    .from(placements)
    .where(inArray(placements.estado, ['enCurso', 'finalizada', 'cerrada', 'renunciada', 'rescindida']))
    .orderBy(asc(placements.id));
  const today = calendar.day(0);
  const all: Week[] = [];
  for (const [place, placement] of begun.entries()) {
    const weeks = weeksOf(placement, await spanOf(db, placement), place, today);
    all.push(...weeks);
    await saveHoursDone(db, placement.id, sumOf(weeks.flatMap(({ horas }) => horas)));
  }
  await inBatches(all, (rows) =>
    db.orm.insert(placementWeeks).values(rows).returning({ lunes: placementWeeks.lunes }),
  );
}

function weeksOf(placement: Placement, span: Span, place: number, today: string): Week[] {
  const { id, datos } = placement;
  const host = `${datos.tutor.nombre} ${datos.tutor.apellidos}`;
  const isOver = placement.estado === 'cerrada';
  const noted = weeksToNote(span, today).filter((monday) => isOver || monday < lastMissing(today));
  return noted.map((lunes, before): Week => {
    const sent = new Date(`${addDays(lunes, 4)}T14:30:00Z`);
    const horas = usualHours(datos.horario, lunes, span);
    const week = {
      placementId: id,
      lunes,
      horas,
      texto: sumOf(horas) > 0 ? around(done, place + before) : '',
      enviada: sent,
    };
    const waits = !isOver && lunes >= addDays(lastMissing(today), -7 * waiting);
    if (!waits) return { ...week, estado: 'confirmada', confirmada: addDay(sent), quien: host, version: 2 };
    const isReturned = place % 3 === 1 && before === 1;
    return isReturned
      ? { ...week, estado: 'devuelta', quien: host, motivo: 'El viernes fue festivo.', version: 2 }
      : { ...week, estado: 'anotada' };
  });
}

/** The Monday from which on nothing is noted yet. */
const lastMissing = (today: string): string => addDays(mondayOf(today), -7 * missing);

const addDay = (moment: Date): Date => new Date(moment.getTime() + 3 * 86_400_000);
