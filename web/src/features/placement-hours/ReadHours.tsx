import { Stack } from '@mantine/core';
import type { HoursLog } from '@portal/contract/placement-hours';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Text } from '../../ui/Text.tsx';
import { HoursSums } from './HoursSums.tsx';
import { WeekRow } from './WeekRow.tsx';

/** The hours log for those who only read it. */
export function ReadHours({ log }: { log: HoursLog }) {
  const t = useTexts('placementHours');
  const { number } = useFormat();
  const over = log.horasHechas - log.horario.horasTotales;
  return (
    <Stack>
      <HoursSums log={log} />
      {over > 0 && <Banner meaning="warning" title={t('overTotal', { hours: number(over) })} />}
      {log.semanas.length === 0 ? (
        <Text dim>{t('noneYet')}</Text>
      ) : (
        <Disclosure title={t('weeks')} note={t('weekCount', { count: log.semanas.length })}>
          <EntryList flush>
            {log.semanas.map((week) => (
              <li key={week.lunes}>
                <WeekRow week={{ lunes: week.lunes, noted: week }} />
              </li>
            ))}
          </EntryList>
        </Disclosure>
      )}
    </Stack>
  );
}
