import type { HoursLog } from '@portal/contract/placement-hours';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';

/** How many hours are noted and confirmed, of those of the annex: in a line, since what is to be done comes first. */
export function HoursSums({ log: { horasHechas, horasConfirmadas, horario } }: { log: HoursLog }) {
  const t = useTexts('placementHours');
  const { number } = useFormat();
  return (
    <Text small>
      {t('sums', {
        noted: number(horasHechas),
        confirmed: number(horasConfirmadas),
        annex: number(horario.horasTotales),
      })}
    </Text>
  );
}
