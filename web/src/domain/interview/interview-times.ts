import type { InterviewCard } from '@portal/contract/interviews';

export const hasPassed = (moment: string, now = new Date()): boolean => Date.parse(moment) <= now.getTime();

/** Whether times were proposed of which none is to come: it is for the company to propose others. */
export const hasLapsed = (
  { estado, ultimaHora }: Pick<InterviewCard, 'estado' | 'ultimaHora'>,
  now = new Date(),
): boolean => estado === 'propuesta' && hasPassed(ultimaHora, now);

/** Whether moving on would call it off. */
export const isToCome = (
  { estado, inicio }: Pick<InterviewCard, 'estado' | 'inicio'>,
  now = new Date(),
): boolean => estado !== 'cancelada' && (inicio === null || !hasPassed(inicio, now));
