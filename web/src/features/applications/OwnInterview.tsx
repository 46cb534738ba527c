import { Button, Radio, Stack } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import { chooseInterviewTime, type Interview } from '@portal/contract/interviews';
import { useState } from 'react';
import { applicationCalls } from '../../domain/application/application-calls.ts';
import { CalendarButton, InterviewFacts } from '../../domain/interview/InterviewFacts.tsx';
import { hasLapsed, hasPassed } from '../../domain/interview/interview-times.ts';
import { ZoneNote } from '../../domain/interview/ZoneNote.tsx';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './applications.module.css';
import { DeclineTimes } from './DeclineTimes.tsx';

interface Props {
  urlOferta: string;
  idEstado: number;
  interview: Interview;
}

/** The interview of an application, and the student's part in it. */
export function OwnInterview({ urlOferta, idEstado, interview }: Props) {
  const t = useTexts('interviews');
  const { estado, mensaje, inicio } = interview;
  const isOver = inicio !== null && hasPassed(inicio);
  // Once the company has gone on, one that was called off is in the history.
  if (estado === 'cancelada' && idEstado !== applicationStates.interview) return null;
  return (
    <Section title={t('title')}>
      <Stack key={`${interview.id} ${interview.version}`}>
        {estado === 'propuesta' &&
          (hasLapsed(interview) ? (
            <p>{t('own.lapsed')}</p>
          ) : (
            <ChooseTime urlOferta={urlOferta} interview={interview} />
          ))}
        {estado === 'elegida' && (
          <>
            <p>{t(isOver ? 'held' : 'own.agreed')}</p>
            <InterviewFacts interview={interview} />
            <ZoneNote />
            {!isOver && (
              <DeclineTimes
                urlOferta={urlOferta}
                interview={interview}
                label={t('own.cannot')}
                beside={<CalendarButton calendario={interview.calendario} />}
              />
            )}
          </>
        )}
        {estado === 'rechazada' && (
          <>
            <p>{t('own.declined')}</p>
            {mensaje !== null && <Text dim>{t('own.yourWords', { text: mensaje })}</Text>}
          </>
        )}
        {estado === 'cancelada' && (
          <>
            <p>{t('own.cancelled')}</p>
            {mensaje !== null && <Text dim>{t('own.theirWords', { text: mensaje })}</Text>}
          </>
        )}
      </Stack>
    </Section>
  );
}

function ChooseTime({ urlOferta, interview }: Omit<Props, 'idEstado'>) {
  const t = useTexts('interviews');
  const { dayAndTime } = useFormat();
  const [inicio, setInicio] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const send = useSend(chooseInterviewTime, {
    quiet: true,
    invalidates: applicationCalls,
    onSuccess: () => showNotice(t('own.done'), t('own.doneBody')),
  });
  useRefreshedAfter(send.error, applicationCalls);
  const { id: idEntrevista, version, horas } = interview;
  const choose = () => {
    setAsked(true);
    if (inicio !== null) send.mutate({ body: { urlOferta, idEntrevista, version, inicio } });
  };
  return (
    <>
      <p>{t('own.choose')}</p>
      <ZoneNote />
      <Radio.Group
        label={t('own.times')}
        value={inicio}
        onChange={setInicio}
        error={isAsked && inicio === null && t('own.chooseFirst')}
      >
        <Stack gap="sm" mt="xs">
          {horas.map((hora) => {
            const isPast = hasPassed(hora);
            const when = dayAndTime(hora);
            return (
              <Radio
                key={hora}
                value={hora}
                classNames={{ label: classes.when }}
                disabled={isPast}
                label={isPast ? `${when} (${t('past')})` : when}
              />
            );
          })}
        </Stack>
      </Radio.Group>
      <InterviewFacts interview={interview} times={false} />
      <ErrorBanner error={send.error} />
      <DeclineTimes
        urlOferta={urlOferta}
        interview={interview}
        label={t('own.none')}
        // Who says that none suits need not choose one.
        onBegin={() => setAsked(false)}
        beside={
          <Button onClick={choose} loading={send.isPending}>
            {t('own.confirm')}
          </Button>
        }
      />
    </>
  );
}
