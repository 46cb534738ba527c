import { randomUUID } from 'node:crypto';
import { applicationStates } from '@portal/contract/applications';
import { addDays } from '@portal/contract/days';
import type { Language } from '@portal/contract/languages';
import { asc, eq } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import { applicationEvents, applications, interviews } from '../../server/src/db/tables/applications.ts';
import { offers } from '../../server/src/db/tables/offers.ts';
import { momentIn } from '../../server/src/features/interviews/interviews.rules.ts';
import type { Demo } from '../demo.ts';
import { inBatches } from '../insert.ts';
import { around, at } from '../random.ts';

type Row = typeof interviews.$inferInsert;

/** Over the day, so that the interviews of a company do not all begin at once. */
const hours = ['09:30', '12:15', '16:30', '10:15', '13:00', '17:15', '11:30', '15:45'];
const timesOfOne = 3;

const places: readonly Pick<Row, 'lugar' | 'enlace' | 'nota'>[] = [
  {
    lugar: null,
    enlace: 'https://videollamada.example/entrevista',
    nota: 'Hablaremos de tu CV y de las tareas del puesto. Ten la cámara preparada.',
  },
  {
    lugar: 'Calle de la Paz, 12, 2.º, València',
    enlace: null,
    nota: 'Pregunta por Recursos Humanos en recepción.',
  },
];

/** The working days from one on. */
const workingDays = (from: string): string[] =>
  Array.from({ length: 7 }, (_, number) => addDays(from, number)).filter(
    (day) => ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()),
  );

/** What those of the others are at, in turn; those of the fixed accounts are the first two. */
const states: readonly Row['estado'][] = ['elegida', 'propuesta', 'rechazada'];
const fixed: Readonly<Record<string, Row['estado']>> = {
  'alumna@demo.test': 'propuesta',
  'antigua@demo.test': 'elegida',
};

const words: Record<Language, string> = {
  es: 'Esos días tengo exámenes. ¿Podría ser la semana siguiente?',
  ca: 'Aquests dies tinc exàmens. Podria ser la setmana següent?',
  en: 'I have exams on those days. Could it be the week after?',
};

/** Interviews with those who were called to one, some with a time agreed. */
export async function addInterviews({ db: { orm }, calendar, brand }: Demo): Promise<void> {
  const called = await orm
    .select({
      applicationId: applications.id,
      fecha: applications.fechaEstado,
      usuario: accounts.usuario,
      accountId: offers.accountId,
    })
    .from(applications)
    .innerJoin(accounts, eq(accounts.id, applications.studentId))
    .innerJoin(offers, eq(offers.id, applications.offerId))
    .where(eq(applications.idEstado, applicationStates.interview))
    .orderBy(asc(applications.id));
  const today = calendar.day(0);
  const made = called.map(({ applicationId, fecha, usuario, accountId }, place) => {
    const estado = fixed[usuario] ?? around(states, place);
    const days = workingDays(addDays(today, 3 + (place % 4)));
    const horas = Array.from({ length: timesOfOne }).flatMap((_, number) => {
      const hour = around(hours, place * timesOfOne + number);
      const moment = momentIn(brand.zonaHoraria, at(days, number), hour);
      return moment ? [moment] : [];
    });
    const asked = new Date(Math.min(fecha.getTime() + 3_600_000, calendar.now.getTime()));
    const answered = new Date(Math.min(asked.getTime() + 7_200_000, calendar.now.getTime()));
    const row: Row = {
      applicationId,
      claveEnvio: randomUUID(),
      uid: randomUUID(),
      estado,
      version: estado === 'propuesta' ? 1 : 2,
      horas: horas.map((moment) => moment.toISOString()),
      duracion: 30,
      ...around(places, place),
      inicio: estado === 'elegida' ? (horas[0] ?? null) : null,
      elegida: estado === 'elegida' ? answered : null,
      mensaje: estado === 'rechazada' ? words[brand.idiomaPorDefecto] : null,
      modificada: estado === 'propuesta' ? asked : answered,
    };
    return { row, asked, answered, accountId };
  });
  await inBatches(
    made.map(({ row }) => row),
    (rows) => orm.insert(interviews).values(rows).returning({ id: interviews.id }),
  );
  await inBatches(
    made.flatMap(({ row: { applicationId, estado, nota, mensaje }, asked, answered, accountId }) => [
      {
        applicationId,
        fecha: asked,
        quien: 'empresa' as const,
        hecho: 'entrevistaPropuesta' as const,
        comentario: nota ?? null,
        accountId,
      },
      ...(estado === 'propuesta'
        ? []
        : [
            {
              applicationId,
              fecha: answered,
              quien: 'alumno' as const,
              hecho: estado === 'elegida' ? ('entrevistaElegida' as const) : ('entrevistaRechazada' as const),
              comentario: mensaje ?? null,
              accountId: null,
            },
          ]),
    ]),
    (rows) => orm.insert(applicationEvents).values(rows).returning({ id: applicationEvents.id }),
  );
}
