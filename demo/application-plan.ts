import type { ApplicationEvent, ApplicationStateId } from '@portal/contract/applications';
import type { Brand } from '@portal/contract/brand';
import { needsIncorporationForm } from '../server/src/features/applications/applications.rules.ts';
import type { Profile } from '../server/src/features/cv/profile.ts';
import { assess, mayApply } from '../server/src/features/eligibility/eligibility.rules.ts';
import type { Check } from '../server/src/features/eligibility/eligibility-check.ts';
import type { DemoUser } from './accounts.ts';
import type { Calendar } from './calendar.ts';
import type { DemoOffer } from './offers.ts';
import { around, type Random } from './random.ts';

/** An offer as it was kept. */
export interface StoredOffer extends DemoOffer {
  readonly id: number;
  readonly companyId: number;
  /** The contact who wrote it. */
  readonly accountId: number;
}

/** A student as kept, with all that the rules look at. */
export interface StoredStudent {
  readonly id: number;
  readonly usuario: string;
  readonly profile: Profile;
}

export interface PlannedEvent {
  readonly fecha: Date;
  readonly quien: ApplicationEvent['quien'];
  readonly hecho: ApplicationEvent['hecho'];
  readonly idEstadoAnterior: ApplicationStateId | null;
  readonly idEstado: ApplicationStateId | null;
  readonly idMotivo: number | null;
  readonly comentario: string | null;
}

export interface PlannedApplication {
  readonly offer: StoredOffer;
  readonly student: StoredStudent;
  readonly idEstado: ApplicationStateId;
  readonly presentacion: string | null;
  readonly events: readonly PlannedEvent[];
  readonly deseablesCumplidos: number;
  readonly deseablesTotal: number;
}

/** What open offers' candidates are at, in turn; closed offers have chosen. */
const openStates: readonly ApplicationStateId[] = [1, 2, 1, 3, 17, 1, 4, 2, 7, 1, 98, 3, 16, 17, 1, 5, 2, 4];
const closedStates: readonly ApplicationStateId[] = [5, 6, 17, 6, 7];

/** What the fixed students are at, on offers that they qualify for; the closed ones last. */
const fixedStates: Readonly<
  Partial<Record<DemoUser, Record<'practicas' | 'empleo', readonly ApplicationStateId[]>>>
> = {
  'alumna@demo.test': { practicas: [16, 4, 1, 3, 17, 2, 98, 6, 5], empleo: [1, 7, 2, 6] },
  'antigua@demo.test': { practicas: [], empleo: [4, 1, 17, 16, 6] },
};

const letters: readonly (string | null)[] = [
  null,
  'He seguido vuestro trabajo y me gustaría aprender con vosotros. Puedo empezar cuando os convenga y tengo las mañanas libres.',
  'Las tareas que describís son las que más me han gustado en la carrera. Adjunto mi currículum y quedo a vuestra disposición.',
  null,
  'M’interessa molt l’oferta perquè hi podria aplicar el que he fet al treball final. Estic disponible per a una entrevista.',
  'I think that I can be useful from the first week: I have done a very similar project in class.',
];

export function planApplications(
  offers: readonly StoredOffer[],
  students: readonly StoredStudent[],
  calendar: Calendar,
  brand: Brand,
  random: Random,
): PlannedApplication[] {
  const context = { today: calendar.day(0), brand };
  const checksOf = (student: StoredStudent, { content }: StoredOffer) =>
    assess(student.profile, content, context);
  const live = offers.filter(({ meta }) => ['abierta', 'cerrada', 'caducada'].includes(meta.estado));
  const planned: PlannedApplication[] = [];
  const sent = new Map<StoredStudent, number>();
  const plan = (
    offer: StoredOffer,
    student: StoredStudent,
    idEstado: ApplicationStateId,
    checks: readonly Check[],
  ) => {
    const wished = checks.filter(({ deseable }) => deseable);
    sent.set(student, (sent.get(student) ?? 0) + 1);
    planned.push({
      offer,
      student,
      idEstado,
      presentacion: around(letters, planned.length),
      events: eventsOf(offer, idEstado, calendar, brand, random),
      deseablesCumplidos: wished.filter(({ cumple }) => cumple).length,
      deseablesTotal: wished.length,
    });
  };

  for (const student of students) {
    for (const [offer, idEstado] of fixedApplications(student, live, brand, (offer) =>
      mayApply(checksOf(student, offer)),
    )) {
      plan(offer, student, idEstado, checksOf(student, offer));
    }
  }
  const others = students.filter(({ usuario }) => !usuario.endsWith('@demo.test'));
  let turn = 0;
  for (const offer of live) {
    const open = offer.meta.estado === 'abierta';
    const wanted =
      offer.plan.companyIndex === 0 && open ? random.whole(6, 12) : random.whole(0, open ? 2 : 4);
    const candidates = random
      .shuffle(others)
      .filter((student) => (sent.get(student) ?? 0) < 16 && mayApply(checksOf(student, offer)))
      .slice(0, wanted);
    // Its candidates apply on the company's page.
    if (offer.content.urlInscripcionExterna) continue;
    for (const [place, student] of candidates.entries()) {
      const state = open ? around(openStates, turn++) : around(closedStates, place);
      plan(offer, student, allowed(state, offer, brand), checksOf(student, offer));
    }
  }
  return planned;
}

/** A state that the offer's type and the brand know: where no form is needed, one is selected at once. */
function allowed(idEstado: ApplicationStateId, { content }: StoredOffer, brand: Brand): ApplicationStateId {
  return idEstado === 98 && !needsIncorporationForm(content.tipo, brand) ? 3 : idEstado;
}

function fixedApplications(
  { usuario }: StoredStudent,
  offers: readonly StoredOffer[],
  brand: Brand,
  fits: (offer: StoredOffer) => boolean,
): [StoredOffer, ApplicationStateId][] {
  if (usuario === 'alumno@demo.test') return rejectedForDocuments(offers);
  const wanted = Object.entries(fixedStates).find(([user]) => user === usuario)?.[1];
  if (!wanted) return [];
  return (['practicas', 'empleo'] as const).flatMap((tipo) => {
    const fitting = offers.filter(
      (offer) => offer.content.tipo === tipo && !offer.content.urlInscripcionExterna && fits(offer),
    );
    const open = fitting.filter(({ meta }) => meta.estado === 'abierta');
    // The first company's offers among them, so that both ends of an application can be looked at.
    open.sort((one, other) => Number(other.plan.companyIndex === 0) - Number(one.plan.companyIndex === 0));
    const closed = fitting.filter(({ meta }) => meta.estado !== 'abierta');
    const spread = [...open.slice(0, 2), ...open.filter((_, place) => place > 2 && place % 3 === 0)];
    // The internship that the student is doing is at the first company, whatever it asks for today.
    const ownClosed = offers.find(
      ({ content, meta, plan }) =>
        plan.companyIndex === 0 &&
        content.tipo === tipo &&
        meta.estado !== 'abierta' &&
        !content.urlInscripcionExterna,
    );
    return wanted[tipo].flatMap((state, place): [StoredOffer, ApplicationStateId][] => {
      const offer = state === 6 ? closed[0] : state === 5 ? ownClosed : spread[place];
      // Without forms there are no placements either, and the dates of the offer would stand.
      if (state === 5 && !needsIncorporationForm(tipo, brand)) return [];
      return offer ? [[offer, allowed(state, offer, brand)]] : [];
    });
  });
}

/** The student without documents applied once, before the number was asked for, and was refused for what was missing. */
function rejectedForDocuments(offers: readonly StoredOffer[]): [StoredOffer, ApplicationStateId][] {
  const offer = offers.find(
    ({ content, meta, plan }) =>
      plan.family.clave === 'desarrollo' && content.tipo === 'practicas' && meta.estado === 'abierta',
  );
  return offer ? [[offer, 17]] : [];
}

type Step = readonly [
  quien: ApplicationEvent['quien'],
  idEstado: ApplicationStateId | null,
  idMotivo?: number | null,
  comentario?: string,
];

const opened: Step = ['empresa', null];

/** How an application came to where it is. A step without a state is the company reading the CV. */
function stepsTo(
  idEstado: ApplicationStateId,
  offer: StoredOffer,
  brand: Brand,
  random: Random,
): readonly Step[] {
  const internship = offer.content.tipo === 'practicas';
  switch (idEstado) {
    case 1:
      return random.chance(0.2) ? [opened] : [];
    case 2:
      return [opened, ['empresa', 2]];
    case 3:
      return [
        opened,
        ['empresa', 2],
        ['empresa', 3, null, 'Nos ha gustado tu perfil: te llamaremos en unos días.'],
      ];
    case 4:
      return [opened, ['empresa', 3], ['empresa', 4, null, 'Te proponemos una entrevista por videollamada.']];
    case 5:
      return needsIncorporationForm(offer.content.tipo, brand)
        ? [opened, ['empresa', 3], ['sistema', 98], ['sistema', 5]]
        : [
            opened,
            ['empresa', 3],
            ['empresa', 4],
            ['empresa', 5, null, 'Enhorabuena y bienvenida al equipo.'],
          ];
    case 6:
      return [opened, ['empresa', 2], ['sistema', 6]];
    case 7:
      return [opened, ['alumno', 7, random.pick([41, 42, 44])]];
    case 16:
      return [
        opened,
        ['empresa', 3],
        ['gestor', 16, null, 'La empresa quiere contar contigo: confirma si sigues interesada.'],
      ];
    case 17:
      return [
        opened,
        ['empresa', 2],
        ['empresa', 17, random.pick(internship ? [2, 3, 4, 5, 12, 13] : [1, 3, 5, 10, 11])],
      ];
    case 98:
      return [opened, ['empresa', 3], ['sistema', 98]];
  }
}

function eventsOf(
  offer: StoredOffer,
  idEstado: ApplicationStateId,
  calendar: Calendar,
  brand: Brand,
  random: Random,
): PlannedEvent[] {
  const { estado, fecha } = offer.meta;
  const end = calendar.now.getTime() - (estado === 'abierta' ? 0 : 20 * 86_400_000);
  const room = Math.max(end - fecha.getTime(), 3_600_000);
  // An offer of just now has had little time.
  const applied = Math.min(fecha.getTime() + room * (0.05 + random.next() * 0.4), calendar.now.getTime());
  const steps = stepsTo(idEstado, offer, brand, random);
  const pace = ((end - applied) / (steps.length + 1)) * (0.4 + random.next() * 0.5);
  let before: ApplicationStateId = 1;
  const sent: PlannedEvent = {
    fecha: new Date(applied),
    quien: 'alumno',
    hecho: 'inscripcion',
    idEstadoAnterior: null,
    idEstado: 1,
    idMotivo: null,
    comentario: null,
  };
  const moved = steps.map(([quien, state, idMotivo, comentario], index): PlannedEvent => {
    const from = before;
    before = state ?? before;
    return {
      fecha: new Date(Math.min(applied + pace * (index + 1), calendar.now.getTime())),
      quien,
      hecho: state === null ? 'cvAbierto' : 'cambioEstado',
      idEstadoAnterior: state === null ? null : from,
      idEstado: state,
      idMotivo: idMotivo ?? null,
      comentario: comentario ?? null,
    };
  });
  return [sent, ...moved];
}
