import { Button, CloseButton, Group, TextInput } from '@mantine/core';
import type { Endpoint } from '@portal/contract/endpoint';
import { mostTimes, proposeInterview } from '@portal/contract/schemas/interviews';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { isToCome } from '../../domain/interview/interview-times.ts';
import { ZoneNote } from '../../domain/interview/ZoneNote.tsx';
import { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Candidate } from './candidate.ts';
import { InterviewForm } from './InterviewForm.tsx';
import classes from './interview-form.module.css';
import { TakenTimes } from './TakenTimes.tsx';
import { WhereFields } from './WhereFields.tsx';

interface Props {
  candidate: Candidate;
  changed: readonly Endpoint[];
  onClose: () => void;
}

interface AskedTime {
  dia: string | null;
  hora: string;
}

const emptyTime: AskedTime = { dia: null, hora: '' };

/** Up to three times for the student to choose from. */
export function ProposeInterview({ candidate: { candidato, entrevista: before }, changed, onClose }: Props) {
  const t = useTexts('interviews');
  const { dayAndTime } = useFormat();
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const [today] = useState(() => new Date().toLocaleDateString('sv'));
  const send = useSend(proposeInterview, { quiet: true, invalidates: changed });
  useRefreshedAfter(send.error, changed);
  const form = useContractForm({
    schema: bodyOf(proposeInterview),
    initialValues: {
      idCandidatura: candidato.idCandidatura,
      claveEnvio,
      idEntrevistaVista: before?.id ?? null,
      horas: [emptyTime],
      duracion: before?.duracion ?? 30,
      lugar: before?.lugar ?? '',
      enlace: before?.enlace ?? '',
      nota: before?.nota ?? '',
    },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
        onClose();
        showNotice(t('company.sent'), t('company.sentBody', { name: candidato.nombre }));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  const { horas, duracion } = form.getValues();
  const agreed = before?.estado === 'elegida' && isToCome(before) ? before.inicio : null;
  return (
    <InterviewForm
      candidato={candidato}
      formProps={form.formProps}
      send={send}
      submit={t('company.send')}
      onClose={onClose}
    >
      {agreed !== null && <p>{t('company.replaces', { when: dayAndTime(agreed) })}</p>}
      <ZoneNote always />
      {horas.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time has nothing else to be known by
        <fieldset key={place} className={classes.time} aria-labelledby={`opcion-${place}`}>
          <Group justify="space-between" mih="2.25rem">
            <Text strong id={`opcion-${place}`}>
              {t('company.option', { number: place + 1 })}
            </Text>
            {horas.length > 1 && (
              <CloseButton
                aria-label={t('company.remove', { number: place + 1 })}
                onClick={() => form.removeListItem('horas', place)}
              />
            )}
          </Group>
          <div className={classes.fields}>
            <DayField
              label={t('company.day')}
              minDate={today}
              {...form.getInputProps(`horas.${place}.dia`)}
              data-path={`horas.${place}.dia`}
            />
            <TextInput
              label={t('company.time')}
              type="time"
              {...form.getInputProps(`horas.${place}.hora`)}
              data-path={`horas.${place}.hora`}
            />
          </div>
          <TakenTimes
            time={horas[place] ?? emptyTime}
            duracion={duracion}
            idCandidatura={candidato.idCandidatura}
          />
        </fieldset>
      ))}
      {horas.length < mostTimes && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => form.insertListItem('horas', { ...emptyTime })}
          >
            {t('company.more')}
          </Button>
        </Group>
      )}
      <WhereFields form={form} />
    </InterviewForm>
  );
}
