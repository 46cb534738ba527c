import { Button, Group, Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { getStudentOrientation } from '@portal/contract/orientation';
import { markMeeting } from '@portal/contract/schemas/orientation';
import { useParams } from 'react-router';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { CallView } from '../../ui/CallView.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';

/** The appointments of a student, and the meeting that internships ask for. */
export default function StudentOrientation() {
  const { id = '' } = useParams();
  const titles = useTitles();
  const query = useCall(getStudentOrientation, { params: { id: Number(id) } });
  return (
    <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
      {(found) => (
        <>
          <PageHead
            title={found.nombre}
            context={titles('studentOrientation')}
            action={
              <ScreenButton to="managedStudent" params={{ id: found.idAlumno }} variant="default">
                {titles('managedStudent')}
              </ScreenButton>
            }
          />
          <Found key={found.reunion} found={found} />
        </>
      )}
    </CallView>
  );
}

function Found({ found }: { found: Answer<typeof getStudentOrientation> }) {
  const t = useTexts('orientation');
  const { hecha, citas } = found;
  return (
    <Stack gap="lg" maw="52rem">
      <Section title={t('meeting.title')} description={t(hecha ? 'meeting.counts' : 'meeting.missing')}>
        <Meeting found={found} />
      </Section>
      <Section title={t('all')}>
        {citas.length === 0 ? (
          <Text dim small>
            {t('noneEver')}
          </Text>
        ) : (
          <EntryList flush>
            {citas.map((one) => (
              <li key={one.idCita}>
                <AppointmentRow appointment={one} />
              </li>
            ))}
          </EntryList>
        )}
      </Section>
    </Stack>
  );
}

function Meeting({ found: { idAlumno, reunion } }: { found: Answer<typeof getStudentOrientation> }) {
  const t = useTexts('orientation');
  const send = useSend(markMeeting, { quiet: true, invalidates: [getStudentOrientation] });
  const form = useContractForm({
    schema: bodyOf(markMeeting),
    initialValues: { idAlumno, dia: reunion },
    onSubmit: async (body) => {
      try {
        await send.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <DayField
          label={t('meeting.day')}
          description={t('meeting.dayHelp')}
          {...form.getInputProps('dia')}
          data-path="dia"
        />
        <ErrorBanner error={send.error?.fields.length === 0 ? send.error : null} />
        <Group>
          <Button type="submit" loading={form.submitting}>
            {t('meeting.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
