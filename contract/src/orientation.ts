import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing, pageQuery } from './envelope.ts';
import { day, longText, moment, shortText, url, wholeBetween, writtenReason } from './fields.ts';
import { languages } from './languages.ts';
import { fieldError } from './validation.ts';
import { writtenTexts } from './written-texts.ts';

/** Career orientation: counsellors, the times that they offer, and the appointments that students book. */

/** `cancelada` by the student, `anulada` by the institution; `ausente` is who did not come. */
export const appointmentStates = ['reservada', 'asistida', 'ausente', 'cancelada', 'anulada'] as const;
export type AppointmentState = (typeof appointmentStates)[number];

/** Until how many hours before it a student cancels an appointment. */
export const hoursToCancel = 12;
/** How many days ahead students see times. */
export const bookableDays = 60;
/** Most times that a student is shown. */
export const maxSlots = 600;
/** As many as a week of one counsellor has at the most: 7 days of 24 hours, each of 6 times of ten minutes. */
export const maxSlotsOfWeek = 1_050;
/** Most weeks for which times are made at once. */
export const maxWeeks = 16;
/** Most appointments of a student that are listed. */
export const maxAppointments = 50;

const place = {
  lugar: z.string().nullable(),
  enlace: z.string().nullable(),
};

const appointment = z.object({
  idCita: z.number().int(),
  estado: z.enum(appointmentStates),
  inicio: moment,
  /** Minutes. */
  duracion: z.number().int(),
  orientador: z.string(),
  lugar: place.lugar,
  /** Until it ends, of one that stands: the room is the counsellor’s for everybody. */
  enlace: place.enlace,
  /** What the student wants to talk about. */
  motivo: z.string().nullable(),
  /** Why the institution cancelled it. */
  mensaje: z.string().nullable(),
  /** Whether the student may still cancel it. */
  cancelable: z.boolean(),
  /** The calendar file (RFC 5545), until it ends. */
  calendario: z.string().nullable(),
});
export type Appointment = z.infer<typeof appointment>;

const counsellor = z.object({
  idOrientador: z.number().int(),
  nombre: z.string(),
  /** The languages in which they attend. */
  idiomas: z.array(z.enum(languages)),
  lugar: place.lugar,
  titulo: z.string(),
  /** HTML of the few elements that a text of managers may have. */
  descripcion: z.string(),
  /** The language that it is written in: the institution's where nobody wrote it in the reader's. */
  idioma: z.enum(languages),
});
export type Counsellor = z.infer<typeof counsellor>;

const freeSlot = z.object({
  idHueco: z.number().int(),
  idOrientador: z.number().int(),
  inicio: moment,
  duracion: z.number().int(),
});
export type FreeSlot = z.infer<typeof freeSlot>;

export const getOrientation = endpoint({
  method: 'GET',
  path: '/api/Alumno/dameOrientacionLaboral',
  access: ['Alumno'],
  summary: 'The counsellors with their free times, and the student’s own appointments, the latest first.',
  answer: z.object({
    orientadores: z.array(counsellor),
    huecos: z.array(freeSlot).max(maxSlots),
    citas: z.array(appointment).max(maxAppointments),
    /** The meeting that internships ask for (110): whether the institution asks for it, whether it was held. */
    reunion: z.object({ obligatoria: z.boolean(), hecha: z.boolean() }),
  }),
  refusals: [],
});

export const bookAppointment = endpoint({
  method: 'POST',
  path: '/api/Alumno/reservaCitaOrientacion',
  access: ['Alumno'],
  summary:
    'Books a free time. Of two at once one gets it; the same one sent twice is booked once; a student has one appointment to come.',
  body: z.object({ idHueco: id, motivo: longText(1000).nullable().default(null) }),
  answer: z.object({ idCita: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const cancelAppointment = endpoint({
  method: 'POST',
  path: '/api/Alumno/cancelaCitaOrientacion',
  access: ['Alumno'],
  summary: `Cancels an appointment of the student’s, until ${hoursToCancel} hours before it; its time is free again.`,
  body: z.object({ idCita: id }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

const httpsLink = url.refine((text) => text.startsWith('https://'), fieldError('orientationLink'));

/** What a manager writes of a counsellor. */
export const counsellorContent = z
  .object({
    nombre: shortText,
    idiomas: z.array(z.enum(languages)).min(1, fieldError('chooseOne')),
    lugar: longText(300).nullable().default(null),
    enlace: httpsLink.nullable().default(null),
    /** Whether students are offered their times. */
    activo: z.boolean(),
    textos: writtenTexts,
  })
  .refine(({ lugar, enlace }) => Boolean(lugar) || Boolean(enlace), {
    error: fieldError('orientationPlace'),
    path: ['lugar'],
  });

const listedCounsellor = z.object({
  idOrientador: z.number().int(),
  nombre: z.string(),
  idiomas: z.array(z.enum(languages)),
  ...place,
  activo: z.boolean(),
  /** Appointments that are to come. */
  numCitas: z.number().int(),
  modificada: moment,
});
export type ListedCounsellor = z.infer<typeof listedCounsellor>;

export const listCounsellors = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOrientadores',
  access: ['Gestor'],
  summary: 'Every counsellor by name.',
  query: pageQuery,
  answer: z.object({ orientadores: z.array(listedCounsellor), numTotal: z.number().int() }),
  refusals: [],
});

export const getCounsellor = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOrientador/:id',
  access: ['Gestor'],
  summary: 'A counsellor as it was written, with the version that a change of it names.',
  params: z.object({ id }),
  answer: z.object({
    idOrientador: z.number().int(),
    version: z.number().int(),
    modificada: moment,
    orientador: counsellorContent,
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const createCounsellor = endpoint({
  method: 'POST',
  path: '/api/Gestor/addOrientador',
  access: ['Gestor'],
  summary: 'Adds a counsellor; sent twice with the same key it is added once.',
  body: z.object({ claveEnvio: z.uuid(), orientador: counsellorContent }),
  answer: z.object({ idOrientador: z.number().int() }),
  refusals: [],
});

export const editCounsellor = endpoint({
  method: 'POST',
  path: '/api/Gestor/editaOrientador',
  access: ['Gestor'],
  summary: 'Changes a counsellor, if it still is the version that was read.',
  body: z.object({ idOrientador: id, version: id, orientador: counsellorContent }),
  answer: z.object({ version: z.number().int() }),
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const deleteCounsellor = endpoint({
  method: 'POST',
  path: '/api/Gestor/eliminaOrientador',
  access: ['Gestor'],
  summary:
    'Deletes a counsellor with whom nobody ever had an appointment. One that is gone already stays so.',
  body: z.object({ id }),
  answer: nothing,
  refusals: ['cannotChangeState'],
});

const weekSlot = z.object({
  idHueco: z.number().int(),
  idOrientador: z.number().int(),
  orientador: z.string(),
  ...place,
  inicio: moment,
  duracion: z.number().int(),
  /** Who has booked it; null while it is free. */
  cita: z
    .object({
      idCita: z.number().int(),
      idAlumno: z.number().int(),
      alumno: z.string(),
      estado: z.enum(appointmentStates).extract(['reservada', 'asistida', 'ausente']),
      motivo: z.string().nullable(),
    })
    .nullable(),
});
export type WeekSlot = z.infer<typeof weekSlot>;

/** Its week and those after it still have days: years end at 9999. */
const dayOfWeek = day.refine((text) => text < '9998', fieldError('date'));

export const getOrientationWeek = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameSemanaOrientacion',
  access: ['Gestor'],
  summary:
    'The times of the week in which a day is, this week’s without one, in the zone of the institution.',
  query: z.object({ dia: dayOfWeek.optional(), idOrientador: id.optional() }),
  answer: z.object({
    /** The Monday of the week. */
    lunes: day,
    orientadores: z.array(
      z.object({ idOrientador: z.number().int(), nombre: z.string(), activo: z.boolean() }),
    ),
    huecos: z.array(weekSlot).max(maxSlotsOfWeek),
    /** The week has more: those of one counsellor are always all there. */
    hayMas: z.boolean(),
  }),
  refusals: [],
});

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldError('time'));

export const addSlots = endpoint({
  method: 'POST',
  path: '/api/Gestor/addHuecosOrientacion',
  access: ['Gestor'],
  summary:
    'Makes the times of a counsellor for some days of a week, and of the weeks after it, by the clock of the institution. What has passed, or meets another time of the counsellor, is left out.',
  body: z
    .object({
      idOrientador: id,
      /** Any day of the first week. */
      semana: dayOfWeek,
      numSemanas: wholeBetween(1, maxWeeks),
      /** 1 is Monday. */
      dias: z.array(z.number().int().min(1).max(7)).min(1, fieldError('chooseOne')),
      desde: clock,
      hasta: clock,
      duracion: wholeBetween(10, 180),
    })
    .refine(({ desde, hasta }) => hasta > desde, { error: fieldError('orientationEnd'), path: ['hasta'] }),
  answer: z.object({ numHuecos: z.number().int(), numOmitidos: z.number().int() }),
  refusals: ['actionNotAllowed'],
  once: true,
});

export const withdrawSlots = endpoint({
  method: 'POST',
  path: '/api/Gestor/retiraHuecosOrientacion',
  access: ['Gestor'],
  summary: 'Takes away those of these times that nobody has booked.',
  body: z.object({ ids: z.array(id).min(1, fieldError('chooseOne')).max(maxSlotsOfWeek) }),
  answer: z.object({ numHuecos: z.number().int() }),
  refusals: [],
});

export const callOffAppointment = endpoint({
  method: 'POST',
  path: '/api/Gestor/anulaCitaOrientacion',
  access: ['Gestor'],
  summary:
    'Cancels an appointment that is to come and tells the student why; its time is free again or taken away.',
  body: z.object({ idCita: id, mensaje: writtenReason, liberar: z.boolean() }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const markAppointmentAttendance = endpoint({
  method: 'POST',
  path: '/api/Gestor/marcaAsistenciaOrientacion',
  access: ['Gestor'],
  summary: 'Says whether the student came to an appointment that has begun; null takes back what was said.',
  body: z.object({ idCita: id, asistio: z.boolean().nullable() }),
  answer: nothing,
  refusals: ['actionNotAllowed', 'cannotChangeState'],
});

export const getStudentOrientation = endpoint({
  method: 'GET',
  path: '/api/Gestor/dameOrientacionAlumno/:id',
  access: ['Gestor'],
  summary: 'The appointments of a student, the latest first, and the meeting that managers noted.',
  params: z.object({ id }),
  answer: z.object({
    idAlumno: z.number().int(),
    nombre: z.string(),
    /** The day of a meeting without an appointment. */
    reunion: day.nullable(),
    /** Whether 110 takes the meeting as held. */
    hecha: z.boolean(),
    citas: z.array(appointment.omit({ cancelable: true, calendario: true })).max(maxAppointments),
  }),
  refusals: ['actionNotAllowed'],
  absent: 'actionNotAllowed',
});

export const markMeeting = endpoint({
  method: 'POST',
  path: '/api/Gestor/marcaReunionOrientacion',
  access: ['Gestor'],
  summary:
    'Notes the day of an orientation meeting that a student came to without an appointment; null takes it back.',
  body: z.object({ idAlumno: id, dia: day.nullable() }),
  answer: nothing,
  refusals: ['actionNotAllowed'],
  notice: 'infoUpdated',
});

export const calls = {
  getOrientation,
  bookAppointment,
  cancelAppointment,
  listCounsellors,
  getCounsellor,
  createCounsellor,
  editCounsellor,
  deleteCounsellor,
  getOrientationWeek,
  addSlots,
  withdrawSlots,
  callOffAppointment,
  markAppointmentAttendance,
  getStudentOrientation,
  markMeeting,
};

export { fieldErrors } from './field-errors/orientation.ts';
export { screens } from './screens/orientation.ts';
