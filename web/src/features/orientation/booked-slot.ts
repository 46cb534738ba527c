import type { WeekSlot } from '@portal/contract/orientation';

/** A time of the week that somebody has booked. */
export type BookedSlot = WeekSlot & { cita: NonNullable<WeekSlot['cita']> };

export const isBooked = (slot: WeekSlot): slot is BookedSlot => slot.cita !== null;
