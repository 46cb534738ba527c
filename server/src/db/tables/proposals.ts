import { internshipKinds } from '@portal/contract/incorporation-forms';
import {
  type ProposalData,
  proposalEventKinds,
  proposalStates,
  proposers,
  turns,
} from '@portal/contract/proposals';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { applications } from './applications.ts';
import { companies } from './companies.ts';
import { students } from './students.ts';
import { studies } from './studies.ts';

const moment = () => timestamp({ withTimezone: true });

/** Internships that a student or a company proposes without an offer. */
export const internshipProposals = pgTable(
  'internship_proposals',
  {
    id: serial().primaryKey(),
    propone: text({ enum: proposers }).notNull(),
    /** Who registered it. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    /** Made by the form when it was opened: sending it twice makes one proposal. */
    claveEnvio: uuid().notNull(),
    /** Null while nobody knows who it is. */
    studentId: integer().references(() => students.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    /** The degree that it is done in. */
    studyId: integer().references(() => studies.id, { onDelete: 'set null' }),
    estado: text({ enum: proposalStates }).notNull(),
    /** Each change adds one. */
    version: integer().notNull().default(1),
    /** Since when it is in its state. */
    desde: moment().notNull(),
    creada: moment().notNull(),
    titulo: text().notNull(),
    tipoPractica: text({ enum: internshipKinds }).notNull(),
    fechaInicio: date().notNull(),
    fechaFin: date().notNull(),
    remunerada: boolean().notNull(),
    ayudaEstudio: numeric({ precision: 10, scale: 2, mode: 'number' }),
    tareas: text(),
    datos: jsonb().$type<ProposalData>().notNull(),
    /** What it became once it was validated. */
    applicationId: integer().references(() => applications.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('internship_proposals_sending').on(t.accountId, t.claveEnvio),
    index('internship_proposals_student').on(t.studentId, t.id.desc()),
    index('internship_proposals_company').on(t.companyId, t.id.desc()),
    index('internship_proposals_study').on(t.studyId).where(sql`study_id is not null`),
    index('internship_proposals_state').on(t.estado, t.desde, t.id),
    index('internship_proposals_application').on(t.applicationId).where(sql`application_id is not null`),
  ],
);

/** Everything that happened to a proposal. */
export const proposalEvents = pgTable(
  'proposal_events',
  {
    id: serial().primaryKey(),
    proposalId: integer()
      .notNull()
      .references(() => internshipProposals.id, { onDelete: 'cascade' }),
    tipo: text({ enum: proposalEventKinds }).notNull(),
    fecha: moment().notNull(),
    quien: text({ enum: turns }).notNull(),
    /** Null where the person's data have been erased. */
    accountId: integer().references(() => accounts.id, { onDelete: 'set null' }),
    nota: text(),
  },
  (t) => [
    index('proposal_events_proposal').on(t.proposalId, t.id),
    index('proposal_events_account').on(t.accountId),
  ],
);
