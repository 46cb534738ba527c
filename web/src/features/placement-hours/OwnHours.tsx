import { Button, Stack } from '@mantine/core';
import { getOwnHours, type HoursLog } from '@portal/contract/placement-hours';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { HoursSums } from './HoursSums.tsx';
import { weeksOf, weekToNote } from './hours-log.ts';
import { WeekForm } from './WeekForm.tsx';
import { WeekRow } from './WeekRow.tsx';

interface Props {
  placement: { readonly idPractica: number; readonly estado: string };
}

/** The student’s hours: the week to note, and those before with where each stands. */
export function OwnHours({ placement: { idPractica, estado } }: Props) {
  const t = useTexts('placementHours');
  const query = useCall(getOwnHours, { params: { id: idPractica } });
  // Before it begins there is nothing to note.
  if (estado === 'preparacion' || estado === 'lista') return null;
  return (
    <Section id="horas" title={t('title')} description={t('ownText')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {(log) => <Log idPractica={idPractica} log={log} />}
      </CallView>
    </Section>
  );
}

function Log({ idPractica, log }: { idPractica: number; log: HoursLog }) {
  const t = useTexts('placementHours');
  const [chosen, setChosen] = useState<string | null>(null);
  const weeks = weeksOf(log);
  const isOpen = (lunes: string) => {
    const noted = weeks.find((week) => week.lunes === lunes)?.noted;
    return log.abierta && noted?.estado !== 'confirmada';
  };
  const week = weeks.find(({ lunes }) => lunes === chosen) ?? weekToNote(log);
  return (
    <Stack>
      <HoursSums log={log} />
      {log.abierta && week !== undefined && (
        <WeekForm
          key={`${week.lunes} ${week.noted?.version ?? 0}`}
          idPractica={idPractica}
          log={log}
          week={week}
          onSaved={() => setChosen(null)}
        />
      )}
      {log.abierta && week === undefined && <Text role="status">{t('allNoted')}</Text>}
      {weeks.length > 0 && (
        <Disclosure
          title={t('weeks')}
          note={t('weekCount', { count: weeks.length })}
          initiallyOpen={!log.abierta}
        >
          <EntryList flush>
            {weeks.map((one) => (
              <li key={one.lunes}>
                <WeekRow
                  week={one}
                  acts={
                    isOpen(one.lunes) &&
                    one.lunes !== week?.lunes && (
                      <Button variant="default" size="xs" onClick={() => setChosen(one.lunes)}>
                        {t(one.noted ? 'correct' : 'note')}
                      </Button>
                    )
                  }
                />
              </li>
            ))}
          </EntryList>
        </Disclosure>
      )}
    </Stack>
  );
}
