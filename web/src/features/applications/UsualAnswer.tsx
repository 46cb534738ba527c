import type { ApplicationCard } from '@portal/contract/applications';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { takesLonger } from './usual-answer.ts';

/** How soon the company usually answers, and that this time it has not. */
export function UsualAnswer({ card: { fecha, diasHabituales } }: { card: ApplicationCard }) {
  const t = useTexts('applications');
  const { daysFromToday } = useFormat();
  if (diasHabituales === null) return null;
  const isLate = takesLonger(daysFromToday(fecha), diasHabituales);
  return t(isLate ? 'answer.longer' : 'answer.usual', { count: diasHabituales });
}
