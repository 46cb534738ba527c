import { randomUUID } from 'node:crypto';
import { addDays } from '@portal/contract/days';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import { accounts } from '../../server/src/db/tables/accounts.ts';
import {
  counsellors,
  orientationAppointments,
  orientationSlots,
} from '../../server/src/db/tables/orientation.ts';
import { students } from '../../server/src/db/tables/students.ts';
import { momentIn } from '../../server/src/features/interviews/interviews.rules.ts';
import { mondayOf } from '../../server/src/features/orientation/orientation.rules.ts';
import { demoAccounts } from '../accounts.ts';
import type { Demo } from '../demo.ts';
import { around } from '../random.ts';

type NewCounsellor = typeof counsellors.$inferInsert;
type NewAppointment = typeof orientationAppointments.$inferInsert;
const dayMs = 86_400_000;
const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);

type Slot = Pick<typeof orientationSlots.$inferSelect, 'id' | 'inicio'>;

const text = (titulo: string, descripcion: string) => ({ titulo, descripcion: `<p>${descripcion}</p>` });

const elena: Omit<NewCounsellor, 'claveEnvio'> = {
  nombre: 'Elena Sanchis',
  activo: true,
  idiomas: ['es', 'ca'],
  lugar: 'Edificio B, despacho 12',
  enlace: null,
  textos: {
    es: text('CV y entrevistas', 'Trae tu CV: lo repasamos y ensayamos una entrevista.'),
    ca: text('CV i entrevistes', 'Porta el teu CV: el repassem i assagem una entrevista.'),
    en: text('CVs and interviews', 'Bring your CV: we go over it and rehearse an interview.'),
  },
};

const martin: Omit<NewCounsellor, 'claveEnvio'> = {
  nombre: 'Martin Doyle',
  activo: true,
  idiomas: ['es', 'en'],
  lugar: null,
  enlace: 'https://videollamada.example/orientacion',
  textos: {
    es: text('Trabajar fuera de España', 'Procesos de selección en otros países y CV en inglés.'),
    ca: text('Treballar fora d’Espanya', 'Processos de selecció en altres països i CV en anglès.'),
    en: text('Working abroad', 'Selection processes in other countries and CVs in English.'),
  },
};

/** When each attends: 0 is Monday. */
const timetables = [
  { who: elena, days: [0, 2, 3], hours: ['09:30', '10:00', '10:30', '11:00', '16:00', '16:30'] },
  { who: martin, days: [1, 3], hours: ['12:00', '12:30', '13:00', '17:00'] },
] as const;
const weeks = [-2, -1, 0, 1, 2, 3];

const reasons = [
  'Revisar mi CV antes de la feria de empleo',
  null,
  'Preparar una entrevista en inglés',
  'No sé si buscar prácticas o seguir con un máster',
  null,
  'Tengo dos ofertas y no sé cuál aceptar',
  'Cómo contar que he cambiado de carrera',
];

/** The week of two counsellors: what was held, what is booked and what is free. */
export async function addOrientation(demo: Demo): Promise<void> {
  const slots = (await Promise.all(timetables.map((one) => addTimes(demo, one)))).flat();
  const rows = [...(await ofTrialAccounts(demo, slots)), ...(await ofOthers(demo, slots))];
  await demo.db.orm.insert(orientationAppointments).values(rows);
}

async function addTimes(
  { db: { orm }, calendar, brand }: Demo,
  { who, days, hours }: (typeof timetables)[number],
): Promise<Slot[]> {
  const [counsellor] = await orm
    .insert(counsellors)
    .values({ ...who, claveEnvio: randomUUID() })
    .returning({ id: counsellors.id });
  if (!counsellor) throw new Error('a counsellor of the demo was not kept');
  const monday = mondayOf(calendar.day(0));
  const moments = weeks.flatMap((week) =>
    days.flatMap((day) =>
      hours.flatMap((hour) => momentIn(brand.zonaHoraria, addDays(monday, week * 7 + day), hour) ?? []),
    ),
  );
  return orm
    .insert(orientationSlots)
    .values(moments.map((inicio) => ({ counsellorId: counsellor.id, inicio, duracion: 30 })))
    .returning({ id: orientationSlots.id, inicio: orientationSlots.inicio });
}

const appointment = (
  { calendar }: Demo,
  { id: slotId, inicio }: Slot,
  studentId: number,
  { estado, motivo }: Pick<NewAppointment, 'estado' | 'motivo'>,
): NewAppointment => {
  const creada = inicio < calendar.now ? daysAfter(inicio, -5) : calendar.moment(-3);
  return { slotId, studentId, estado, motivo, uid: randomUUID(), creada, modificada: creada };
};

/** Every fifth time is kept free for the accounts to try the portal with, so that no other appointment overlaps theirs. */
const isForTrial = (place: number): boolean => place % 5 === 0;

/** One of the accounts to try the portal with has been there and may book, another one has an appointment to come. */
async function ofTrialAccounts(demo: Demo, slots: readonly Slot[]): Promise<NewAppointment[]> {
  const users = ['alumna@demo.test', 'alumno@demo.test'] as const;
  const found = await demo.db.orm
    .select({ id: accounts.id, usuario: accounts.usuario })
    .from(accounts)
    .where(inArray(accounts.usuario, [...users]));
  const [alumna, alumno] = users.map((user) => found.find(({ usuario }) => usuario === user)?.id);
  const kept = slots.filter((_, place) => isForTrial(place));
  const past = kept.filter(({ inicio }) => inicio < demo.calendar.now);
  const next = kept.find(({ inicio }) => inicio > daysAfter(demo.calendar.now, 1));
  const [first, second] = past;
  if (!alumna || !alumno || !first || !second || !next) return [];
  return [
    appointment(demo, first, alumna, { estado: 'asistida', motivo: 'Revisar mi CV' }),
    appointment(demo, second, alumno, { estado: 'ausente', motivo: null }),
    appointment(demo, next, alumno, { estado: 'reservada', motivo: 'Elegir prácticas' }),
  ];
}

/** The other students: most came, some did not, and what was held last is still to be noted. */
async function ofOthers(demo: Demo, slots: readonly Slot[]): Promise<NewAppointment[]> {
  const { now } = demo.calendar;
  const people = await demo.db.orm
    .select({ id: students.id })
    .from(students)
    .innerJoin(accounts, eq(accounts.id, students.id))
    .where(
      and(
        eq(students.esAntiguo, false),
        notInArray(
          accounts.usuario,
          demoAccounts.map(({ usuario }) => usuario),
        ),
      ),
    )
    .orderBy(asc(students.id))
    .limit(60);
  if (people.length === 0) return [];
  const free = slots.filter((_, place) => !isForTrial(place));
  const held = free.filter(({ inicio }) => inicio < now).filter((_, place) => place % 4 !== 3);
  const booked = free
    .filter(({ inicio }) => inicio > now && inicio < daysAfter(now, 10))
    .filter((_, place) => place % 2 === 0);
  return [...held, ...booked].map((slot, place) => {
    const isNoted = slot.inicio < daysAfter(now, -1);
    const came = place % 6 === 4 ? 'ausente' : 'asistida';
    return appointment(demo, slot, around(people, place).id, {
      estado: isNoted ? came : 'reservada',
      motivo: around(reasons, place),
    });
  });
}
