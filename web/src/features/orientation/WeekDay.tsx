import { Stack } from '@mantine/core';
import type { WeekSlot } from '@portal/contract/orientation';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { EntryList } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { isBooked } from './booked-slot.ts';
import { byCounsellor } from './by-day.ts';
import { WeekRow } from './WeekRow.tsx';
import { WithdrawFree } from './WithdrawFree.tsx';

/** A day of the week: its appointments one by one, and in a line for each counsellor the times that nobody has booked. */
export function WeekDay({ title, slots }: { title: string; slots: readonly WeekSlot[] }) {
  const t = useTexts('orientation');
  const { time } = useFormat();
  const booked = slots.filter(isBooked);
  const free = slots.filter(({ cita, inicio }) => cita === null && !hasPassed(inicio));
  const unused = slots.filter(({ cita, inicio }) => cita === null && hasPassed(inicio));
  const lines = [
    { label: t('free'), some: free },
    { label: t('unused'), some: unused },
  ] as const;
  return (
    <Section title={title} action={free.length > 0 && <WithdrawFree slots={free} />}>
      <Stack gap="sm">
        {booked.length > 0 && (
          <EntryList flush>
            {booked.map((slot) => (
              <li key={slot.idHueco}>
                <WeekRow slot={slot} />
              </li>
            ))}
          </EntryList>
        )}
        {lines.map(({ label, some }) =>
          byCounsellor(some).map(([idOrientador, times]) => (
            <Text key={`${label}-${idOrientador}`} small>
              <Text component="span" dim>{`${label} · ${times[0]?.orientador ?? ''}: `}</Text>
              {times.map(({ inicio }) => time(inicio)).join(', ')}
            </Text>
          )),
        )}
      </Stack>
    </Section>
  );
}
