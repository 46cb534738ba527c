import { Button, Group, Stack } from '@mantine/core';
import type { HoursLog, WorkedWeek } from '@portal/contract/placement-hours';
import { IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';
import { HoursSums } from './HoursSums.tsx';
import { weeksToConfirm } from './hours-log.ts';
import { ReturnWeek } from './ReturnWeek.tsx';
import { WeekRow } from './WeekRow.tsx';

/** What the host decides on weeks: without a reason they are confirmed. */
export interface Decision {
  semanas: { lunes: string; version: number }[];
  motivo: string | null;
}

interface Props {
  log: HoursLog;
  /** Sends a decision; rejects where it was refused. */
  decide: (decision: Decision) => Promise<unknown>;
  isSending: boolean;
  error: CallError | null;
}

const seen = ({ lunes, version }: WorkedWeek) => ({ lunes, version });

/** The weeks that await the host, to confirm all at once or return one, and those before. */
export function HostHours({ log, decide, isSending, error }: Props) {
  const t = useTexts('placementHours');
  const [returned, setReturned] = useState<WorkedWeek | null>(null);
  const waiting = weeksToConfirm(log);
  const others = log.semanas.filter(({ estado }) => estado !== 'anotada');
  // What was refused is shown there, and not by the promise.
  const confirm = () => void decide({ semanas: waiting.map(seen), motivo: null }).catch(() => undefined);
  return (
    <Stack>
      <HoursSums log={log} />
      {waiting.length === 0 ? (
        <Text dim role="status">
          {t(log.semanas.length === 0 ? 'noneYet' : 'noneWaits')}
        </Text>
      ) : (
        <>
          <EntryList flush aria-label={t('waiting')}>
            {waiting.map((week) => (
              <li key={week.lunes}>
                <WeekRow
                  week={{ lunes: week.lunes, noted: week }}
                  acts={
                    log.abierta && (
                      <Button variant="default" size="xs" onClick={() => setReturned(week)}>
                        {t('return')}
                      </Button>
                    )
                  }
                />
              </li>
            ))}
          </EntryList>
          <ErrorBanner error={returned === null ? error : null} />
          {log.abierta && (
            <Group>
              <Button
                size="md"
                leftSection={<IconChecks size={20} aria-hidden />}
                onClick={confirm}
                loading={isSending && returned === null}
              >
                {t('confirm', { count: waiting.length })}
              </Button>
            </Group>
          )}
        </>
      )}
      {others.length > 0 && (
        <Disclosure title={t('decided')} note={t('weekCount', { count: others.length })}>
          <EntryList flush>
            {others.map((week) => (
              <li key={week.lunes}>
                <WeekRow week={{ lunes: week.lunes, noted: week }} />
              </li>
            ))}
          </EntryList>
        </Disclosure>
      )}
      <ReturnWeek
        week={returned}
        error={error}
        onClose={() => setReturned(null)}
        onReturn={async (week, motivo) => {
          await decide({ semanas: [seen(week)], motivo });
          setReturned(null);
        }}
      />
    </Stack>
  );
}
