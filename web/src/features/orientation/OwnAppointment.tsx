import { Button, Group, Stack } from '@mantine/core';
import { type Appointment, cancelAppointment, getOrientation } from '@portal/contract/orientation';
import { IconCalendarDown } from '@tabler/icons-react';
import { useState } from 'react';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { ZoneNote } from '../../domain/interview/ZoneNote.tsx';
import { useSend } from '../../lib/api/calls.ts';
import { useRefreshedAfter } from '../../lib/api/useRefreshedAfter.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmailLink } from '../../ui/EmailLink.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { MeetingLink } from './MeetingLink.tsx';
import { useDayTitle } from './useDayTitle.ts';

const refreshed = [getOrientation];

/** The appointment that is to come or goes on: when and where, for the calendar, and cancelling it. */
export function OwnAppointment({ appointment }: { appointment: Appointment }) {
  const t = useTexts('orientation');
  const { dayAndTime } = useFormat();
  const { momentTitle } = useDayTitle();
  const { correos } = useBrand();
  const [isAsking, setAsking] = useState(false);
  const { idCita, inicio, duracion, orientador, lugar, enlace, motivo, cancelable, calendario } = appointment;
  const cancel = useSend(cancelAppointment, {
    quiet: true,
    invalidates: refreshed,
    onSuccess: () => {
      setAsking(false);
      showNotice(t('cancel.done'), t('cancel.doneBody'));
    },
  });
  useRefreshedAfter(cancel.error, refreshed);
  return (
    <Section title={t('own')}>
      <Stack>
        <Facts
          facts={[
            { label: t('when'), value: <strong>{momentTitle(inicio)}</strong> },
            { label: t('length'), value: t('minutes', { count: duracion }) },
            { label: t('with'), value: orientador },
            { label: t('place'), value: lugar },
            {
              label: t('link'),
              value: enlace && <MeetingLink address={enlace} />,
            },
            { label: t('about'), value: motivo },
          ]}
        />
        <ZoneNote />
        <Group gap="xs">
          {calendario !== null && (
            <Button
              variant="default"
              leftSection={<IconCalendarDown size={18} aria-hidden />}
              onClick={() => saveFile({ nombre: t('file'), tipo: 'text/calendar', contenido: calendario })}
            >
              {t('calendar')}
            </Button>
          )}
          {cancelable && (
            <Button variant="default" onClick={() => setAsking(true)}>
              {t('cancel.act')}
            </Button>
          )}
        </Group>
        {!cancelable && !hasPassed(inicio) && (
          <Text dim small>
            {t('cancel.late')} <EmailLink address={correos.general} />
          </Text>
        )}
      </Stack>
      <ConfirmDialog
        opened={isAsking}
        title={t('cancel.title')}
        confirmLabel={t('cancel.act')}
        cancelLabel={t('cancel.keep')}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ body: { idCita } })}
        onCancel={() => {
          cancel.reset();
          setAsking(false);
        }}
      >
        <p>{t('cancel.body', { when: dayAndTime(inicio) })}</p>
        <ErrorBanner error={cancel.error} />
      </ConfirmDialog>
    </Section>
  );
}
