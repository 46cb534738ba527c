import type { Language } from '@portal/contract/languages';
import { appointmentStates } from '@portal/contract/orientation';
import type { StoredTexts } from '@portal/contract/written-texts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { students } from './students.ts';

const moment = () => timestamp({ withTimezone: true });

/** Who advises students on their careers. They have no account: managers keep them. */
export const counsellors = pgTable(
  'counsellors',
  {
    id: serial().primaryKey(),
    /** Of the first sending: the same one again adds nothing. */
    claveEnvio: uuid().notNull(),
    nombre: text().notNull(),
    idiomas: jsonb().$type<Language[]>().notNull(),
    lugar: text(),
    enlace: text(),
    activo: boolean().notNull(),
    textos: jsonb().$type<StoredTexts>().notNull(),
    version: integer().notNull().default(1),
    creada: moment().notNull().defaultNow(),
    modificada: moment().notNull().defaultNow(),
  },
  (t) => [unique('counsellors_key').on(t.claveEnvio), index('counsellors_name').on(t.nombre, t.id)],
);

/** Times that a counsellor offers. */
export const orientationSlots = pgTable(
  'orientation_slots',
  {
    id: serial().primaryKey(),
    counsellorId: integer()
      .notNull()
      .references(() => counsellors.id, { onDelete: 'cascade' }),
    inicio: moment().notNull(),
    /** Minutes. */
    duracion: integer().notNull(),
    /** Nobody is offered it any more; who had an appointment then still reads when it was. */
    retirado: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('orientation_slots_time').on(t.counsellorId, t.inicio).where(sql`not retirado`),
    index('orientation_slots_start').on(t.inicio),
  ],
);

/** Appointments of students; of those for one time, one stands. */
export const orientationAppointments = pgTable(
  'orientation_appointments',
  {
    id: serial().primaryKey(),
    slotId: integer()
      .notNull()
      .references(() => orientationSlots.id),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    estado: text({ enum: appointmentStates }).notNull(),
    motivo: text(),
    mensaje: text(),
    /** By which calendars know it. */
    uid: uuid().notNull(),
    creada: moment().notNull(),
    modificada: moment().notNull(),
    /** When the student was reminded. */
    recordada: moment(),
  },
  (t) => [
    uniqueIndex('orientation_appointments_slot')
      .on(t.slotId)
      .where(sql`estado in ('reservada', 'asistida', 'ausente')`),
    index('orientation_appointments_of_slot').on(t.slotId),
    index('orientation_appointments_student').on(t.studentId, t.id),
    index('orientation_appointments_to_remind')
      .on(t.slotId)
      .where(sql`estado = 'reservada' and recordada is null`),
  ],
);

/** Orientation meetings that students came to without an appointment, as managers note them. */
export const orientationMeetings = pgTable('orientation_meetings', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  dia: date().notNull(),
});
