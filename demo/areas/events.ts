import type { EventAudience, EventCategory } from '@portal/contract/events';
import { asc, eq } from 'drizzle-orm';
import { eventRegistrations, events } from '../../server/src/db/tables/events.ts';
import { students } from '../../server/src/db/tables/students.ts';
import { momentIn } from '../../server/src/features/interviews/interviews.rules.ts';
import type { Demo } from '../demo.ts';

/** In Spanish, Catalan and English. */
type Words = readonly [es: string, ca: string, en: string];

interface DemoEvent {
  readonly categoria: EventCategory;
  readonly titulo: Words;
  readonly entradilla: Words;
  readonly descripcion: Words;
  readonly inDays: number;
  readonly hora: string;
  readonly horaFin: string;
  readonly lugar: string | null;
  readonly enlace: string | null;
  readonly para: EventAudience;
  readonly destacado: boolean;
  readonly plazas: number | null;
}

const planned: readonly DemoEvent[] = [
  {
    categoria: 'feria',
    titulo: ['Feria de empleo y prácticas', 'Fira de feina i pràctiques', 'Careers fair'],
    entradilla: [
      'Cuarenta empresas en un día.',
      'Quaranta empreses en un dia.',
      'Forty companies in one day.',
    ],
    descripcion: [
      'Trae tu CV: las empresas recogen candidaturas en sus mesas y hacen entrevistas cortas por la tarde.',
      'Porta el CV: les empreses recullen candidatures a les seves taules i fan entrevistes curtes a la tarda.',
      'Bring your CV: companies take applications at their tables and hold short interviews in the afternoon.',
    ],
    inDays: 18,
    hora: '10:00',
    horaFin: '18:00',
    lugar: 'Vestíbulo del edificio central',
    enlace: null,
    para: 'todos',
    destacado: true,
    plazas: null,
  },
  {
    categoria: 'taller',
    titulo: ['Taller: tu CV en una hora', 'Taller: el CV en una hora', 'Workshop: your CV in one hour'],
    entradilla: ['Sal con tu CV corregido.', 'Surt amb el CV corregit.', 'Leave with your CV corrected.'],
    descripcion: [
      'Trabajamos sobre tu CV en grupos de doce, con una orientadora por mesa.',
      'Treballem sobre el teu CV en grups de dotze, amb una orientadora per taula.',
      'We work on your CV in groups of twelve, with a counsellor at each table.',
    ],
    inDays: 6,
    hora: '16:00',
    horaFin: '17:00',
    lugar: 'Aula 2.3',
    enlace: null,
    para: 'estudiantes',
    destacado: false,
    plazas: 12,
  },
  {
    categoria: 'charla',
    titulo: [
      'Trabajar en Europa: primeros pasos',
      'Treballar a Europa: primers passos',
      'Working in Europe: first steps',
    ],
    entradilla: [
      'Contratos, impuestos y alojamiento.',
      'Contractes, impostos i allotjament.',
      'Contracts, taxes and housing.',
    ],
    descripcion: [
      'Tres antiguos alumnos que trabajan en Dublín, Utrecht y Múnich cuentan cómo empezaron.',
      'Tres antics alumnes que treballen a Dublín, Utrecht i Munic expliquen com van començar.',
      'Three alumni working in Dublin, Utrecht and Munich tell how they started.',
    ],
    inDays: 11,
    hora: '18:30',
    horaFin: '20:00',
    lugar: null,
    enlace: 'https://reunion.example.edu/europa',
    para: 'todos',
    destacado: true,
    plazas: null,
  },
  {
    categoria: 'presentacion',
    titulo: [
      'Nubelia Sistemas se presenta',
      'Nubelia Sistemas es presenta',
      'Nubelia Sistemas introduces itself',
    ],
    entradilla: [
      'Buscan perfiles de datos y seguridad.',
      'Busquen perfils de dades i seguretat.',
      'They look for data and security profiles.',
    ],
    descripcion: [
      'Cómo es su proceso de selección y qué prácticas ofrecen este curso.',
      'Com és el seu procés de selecció i quines pràctiques ofereixen aquest curs.',
      'How their selection works and which internships they offer this year.',
    ],
    inDays: 4,
    hora: '12:00',
    horaFin: '13:30',
    lugar: 'Salón de grados',
    enlace: null,
    para: 'todos',
    destacado: false,
    plazas: 60,
  },
  {
    categoria: 'taller',
    titulo: ['Simulacro de entrevista', 'Simulacre d’entrevista', 'Mock interview'],
    entradilla: [
      'Veinte minutos con una persona de selección.',
      'Vint minuts amb una persona de selecció.',
      'Twenty minutes with a recruiter.',
    ],
    descripcion: [
      'Cada persona hace una entrevista y recibe comentarios por escrito.',
      'Cada persona fa una entrevista i rep comentaris per escrit.',
      'Everybody does one interview and gets written feedback.',
    ],
    inDays: 9,
    hora: '09:30',
    horaFin: '13:30',
    lugar: 'Servicio de Empleo, planta 1',
    enlace: null,
    para: 'todos',
    destacado: false,
    plazas: 6,
  },
  {
    categoria: 'visita',
    titulo: [
      'Visita al puerto y a su centro logístico',
      'Visita al port i al seu centre logístic',
      'Visit to the port and its logistics centre',
    ],
    entradilla: [
      'Salida en autobús desde el campus.',
      'Sortida en autobús des del campus.',
      'By bus from campus.',
    ],
    descripcion: [
      'Visita guiada de tres horas y encuentro con el equipo de operaciones.',
      'Visita guiada de tres hores i trobada amb l’equip d’operacions.',
      'A three-hour guided visit and a meeting with the operations team.',
    ],
    inDays: 25,
    hora: '08:30',
    horaFin: '14:00',
    lugar: 'Puerta principal del campus',
    enlace: null,
    para: 'estudiantes',
    destacado: false,
    plazas: 45,
  },
  {
    categoria: 'charla',
    titulo: [
      'Red de antiguos alumnos: encuentro anual',
      'Xarxa d’antics alumnes: trobada anual',
      'Alumni network: annual meeting',
    ],
    entradilla: ['Para quienes ya trabajan.', 'Per a qui ja treballa.', 'For those already working.'],
    descripcion: [
      'Cena y mesa redonda sobre los primeros cinco años de carrera.',
      'Sopar i taula rodona sobre els primers cinc anys de carrera.',
      'Dinner and a round table on the first five years of a career.',
    ],
    inDays: 32,
    hora: '19:30',
    horaFin: '22:00',
    lugar: 'Jardín botánico',
    enlace: null,
    para: 'antiguos',
    destacado: false,
    plazas: 120,
  },
  {
    categoria: 'taller',
    titulo: ['LinkedIn para quien empieza', 'LinkedIn per a qui comença', 'LinkedIn for beginners'],
    entradilla: ['Un perfil que se encuentra.', 'Un perfil que es troba.', 'A profile that gets found.'],
    descripcion: [
      'Con ejemplos de perfiles reales de la universidad.',
      'Amb exemples de perfils reals de la universitat.',
      'With examples of real profiles from the university.',
    ],
    inDays: -8,
    hora: '16:00',
    horaFin: '18:00',
    lugar: 'Aula de informática 1',
    enlace: null,
    para: 'todos',
    destacado: false,
    plazas: 30,
  },
  {
    categoria: 'charla',
    titulo: [
      'Oposiciones: por dónde empezar',
      'Oposicions: per on començar',
      'Public service exams: where to start',
    ],
    entradilla: [
      'Plazos, temarios y academias.',
      'Terminis, temaris i acadèmies.',
      'Deadlines, syllabuses and academies.',
    ],
    descripcion: [
      'Con el gabinete de orientación de la Generalitat.',
      'Amb el gabinet d’orientació de la Generalitat.',
      'With the regional government’s guidance office.',
    ],
    inDays: -20,
    hora: '12:00',
    horaFin: '13:30',
    lugar: 'Salón de actos',
    enlace: null,
    para: 'todos',
    destacado: false,
    plazas: null,
  },
  {
    categoria: 'feria',
    titulo: [
      'Jornada de prácticas en centros educativos',
      'Jornada de pràctiques en centres educatius',
      'Day of internships in schools',
    ],
    entradilla: [
      'Diez colegios presentan sus plazas.',
      'Deu escoles presenten les seves places.',
      'Ten schools present their places.',
    ],
    descripcion: [
      'Para estudiantes de los grados de educación.',
      'Per a estudiants dels graus d’educació.',
      'For students of education degrees.',
    ],
    inDays: -35,
    hora: '09:30',
    horaFin: '14:00',
    lugar: 'Facultad de Magisterio',
    enlace: null,
    para: 'estudiantes',
    destacado: false,
    plazas: null,
  },
];

const languages = ['es', 'ca', 'en'] as const;
const keyOf = (place: number) => `7c1d0f5e-3b7a-4d55-8a12-0000000000${String(place + 10)}`;

const inLanguages = <T>(of: (place: number) => T) => ({ es: of(0), ca: of(1), en: of(2) });

/** Events before and after today: some with people enrolled, one that is full and has a waiting list. */
export async function addEvents({ db, calendar, brand }: Demo): Promise<void> {
  const rows = planned.map((event, place) => {
    const dia = calendar.day(event.inDays);
    const inicio = momentIn(brand.zonaHoraria, dia, event.hora);
    const fin = momentIn(brand.zonaHoraria, dia, event.horaFin);
    if (!inicio || !fin) throw new Error('an event of the demo is at no time');
    const { titulo, entradilla, descripcion, inDays: _, ...rest } = event;
    return {
      ...rest,
      claveEnvio: keyOf(place),
      urlEvento: `eventodemo${String(place + 10)}`,
      textos: inLanguages((at) => ({
        titulo: titulo[at] ?? titulo[0],
        descripcion: `<p>${descripcion[at] ?? descripcion[0]}</p>`,
      })),
      entradillas: Object.fromEntries(languages.map((one, at) => [one, entradilla[at] ?? ''])),
      dia,
      diaFin: dia,
      inicio,
      fin,
      organizador: brand.nombre,
      inscripcion: true,
      listaEspera: true,
      certificado: event.categoria === 'taller',
      finInscripcion: null,
      videos: [],
      publicado: true,
      codigo: `DEMO${String(place + 10)}`,
      creada: calendar.moment(-60),
      modificada: calendar.moment(-60),
    };
  });
  const kept = await db.orm.insert(events).values(rows).returning();
  await enrolPeople({ db, calendar }, kept);
}

/** Twenty students in each event that is for them, as far as there are places; the rest wait, and most of them came. */
async function enrolPeople(
  { db, calendar }: Pick<Demo, 'db' | 'calendar'>,
  kept: readonly (typeof events.$inferSelect)[],
): Promise<void> {
  const of = (esAntiguo: boolean) =>
    db.orm
      .select({ id: students.id })
      .from(students)
      .where(eq(students.esAntiguo, esAntiguo))
      .orderBy(asc(students.id))
      .limit(40);
  const [young, alumni] = [await of(false), await of(true)];
  const registrations = kept.flatMap((event, place) => {
    const people = event.para === 'antiguos' ? alumni : young;
    // The accounts to try the portal with come first, and enrol by themselves.
    const chosen = people.slice(4 + (place % 3), 14 + (place % 3));
    return chosen.map(({ id }, turn) => ({
      eventId: event.id,
      accountId: id,
      estado: event.plazas !== null && turn >= event.plazas ? ('espera' as const) : ('inscrito' as const),
      creada: calendar.moment(-40 + turn),
      asistio: event.fin < calendar.moment(0) && turn % 4 !== 0 ? event.inicio : null,
      recordada: event.fin < calendar.moment(0),
    }));
  });
  if (registrations.length > 0) await db.orm.insert(eventRegistrations).values(registrations);
}
