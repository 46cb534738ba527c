import { randomUUID } from 'node:crypto';
import type { ChangeKind, ChangeState, PlacementChanges } from '@portal/contract/change-requests';
import { addDays } from '@portal/contract/days';
import { asc, inArray } from 'drizzle-orm';
import { changeRequests } from '../../server/src/db/tables/change-requests.ts';
import { placements } from '../../server/src/db/tables/placements.ts';
import { differencesOf } from '../../server/src/features/change-requests/differences.ts';
import { addEvent, type Placement } from '../../server/src/features/placements/placements.queries.ts';
import type { Demo } from '../demo.ts';

interface Planned {
  /** Of which placements that it may be about: the first that fits. */
  readonly fits: (placement: Placement) => boolean;
  readonly tipo: ChangeKind;
  readonly estado: ChangeState;
  readonly detalle: string;
  readonly daysAgo: number;
  readonly cambiosOf: (datos: Placement['datos']) => PlacementChanges;
  readonly motivo?: string;
}

const hour = 3_600_000;

const planned: readonly Planned[] = [
  {
    fits: ({ estado }) => estado === 'enCurso',
    tipo: 'ampliacion',
    estado: 'pendiente',
    detalle: 'El proyecto en el que participa termina un mes más tarde de lo previsto.',
    daysAgo: 3,
    cambiosOf: ({ horario }) => ({
      horario: { fechaFin: addDays(horario.fechaFin, 28), horasTotales: horario.horasTotales + 40 },
    }),
  },
  {
    fits: ({ academicTutorId }) => academicTutorId !== null,
    tipo: 'tareas',
    estado: 'autorizacion',
    detalle: 'Pasa al equipo de datos, que es lo que más le interesa.',
    daysAgo: 5,
    cambiosOf: () => ({
      actividad: {
        tareas: 'Preparar los informes semanales, revisar la calidad de los datos y documentarla.',
      },
    }),
  },
  {
    fits: () => true,
    tipo: 'horario',
    estado: 'rechazada',
    detalle: 'Preferimos que venga por las tardes.',
    daysAgo: 12,
    cambiosOf: () => ({ horario: { horario: 'De lunes a viernes, de 16 a 20 h' } }),
    motivo: 'El horario coincide con sus clases de este semestre.',
  },
];

/** A request for a change that awaits managers, one that awaits the academic tutor and one that was refused. */
export async function addChangeRequests(demo: Demo): Promise<void> {
  const left = await demo.db.orm
    .select()
    .from(placements)
    .where(inArray(placements.estado, ['preparacion', 'lista', 'enCurso']))
    .orderBy(asc(placements.id));
  for (const plan of planned) {
    const place = left.findIndex(plan.fits);
    const [placement] = place < 0 ? [] : left.splice(place, 1);
    if (placement !== undefined) await addOne(demo, placement, plan);
  }
}

async function addOne(
  { db, calendar, brand }: Demo,
  { id, datos, creada }: Placement,
  { tipo, estado, detalle, daysAgo, cambiosOf, motivo }: Planned,
): Promise<void> {
  const cambios = cambiosOf(datos);
  // Not before there was anything to change.
  const asked = new Date(Math.max(calendar.moment(-daysAgo).getTime(), creada.getTime() + hour));
  const decided = new Date(asked.getTime() + hour);
  await db.orm.insert(changeRequests).values({
    placementId: id,
    tipo,
    estado,
    detalle,
    desde: datos.horario.fechaInicio > calendar.day(7) ? datos.horario.fechaInicio : calendar.day(7),
    cambios,
    diferencias: differencesOf(datos, cambios, brand.idiomaPorDefecto),
    claveEnvio: randomUUID(),
    creada: asked,
    ...(motivo !== undefined && { motivo, resuelta: decided }),
  });
  await addEvent(db, { placementId: id, tipo: 'cambioSolicitado', fecha: asked, nota: detalle });
  if (motivo !== undefined)
    await addEvent(db, {
      placementId: id,
      tipo: 'cambioRechazado',
      fecha: decided,
      nota: motivo,
    });
}
