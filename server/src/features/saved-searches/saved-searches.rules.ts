import { addDays, dayIn } from '@portal/contract/days';
import { digestDay } from '../../notify/digests.rules.ts';

/** Offers that opened before the hour of the mails of these days are told now, by frequency. */
export interface AlertDays {
  readonly diaria: string;
  /** A Monday. */
  readonly semanal: string;
}

/** The last day, and the last Monday, whose hour has come by the institution's clock. */
export function alertDays(zone: string, now: Date): AlertDays {
  const diaria = digestDay(zone, now) ?? addDays(dayIn(zone, now), -1);
  const sinceMonday = (new Date(`${diaria}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { diaria, semanal: addDays(diaria, -sinceMonday) };
}
