import { dismissalReasons } from '@portal/contract/for-you';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { offers } from './offers.ts';
import { students } from './students.ts';

const student = () =>
  integer()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });
const offer = () =>
  integer()
    .notNull()
    .references(() => offers.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** Offers that a student put aside: they are not proposed again. */
export const dismissedOffers = pgTable(
  'dismissed_offers',
  {
    studentId: student(),
    offerId: offer(),
    motivo: text({ enum: dismissalReasons }),
    fecha: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.offerId] }),
    index('dismissed_offers_offer').on(t.offerId),
    index('dismissed_offers_date').on(t.fecha),
  ],
);

/** The last offers that a student opened. */
export const seenOffers = pgTable(
  'seen_offers',
  {
    studentId: student(),
    offerId: offer(),
    fecha: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.offerId] }),
    index('seen_offers_offer').on(t.offerId),
    index('seen_offers_date').on(t.fecha),
  ],
);

/** Offers that a student saved to come back to. */
export const savedOffers = pgTable(
  'saved_offers',
  {
    studentId: student(),
    offerId: offer(),
    fecha: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.studentId, t.offerId] }),
    index('saved_offers_offer').on(t.offerId),
    index('saved_offers_date').on(t.fecha),
  ],
);
