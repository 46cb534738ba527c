import { Button, Stack } from '@mantine/core';
import { listActs } from '@portal/contract/audit';
import type { Answer } from '@portal/contract/endpoint';
import { type getStudent, sendAccessLink } from '@portal/contract/students';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';

/** Sends a student a link to come in by, where the first was lost or is over. */
export function AccessLink({ student }: { student: Answer<typeof getStudent> }) {
  const t = useTexts('students');
  const { idAlumno, email, enlaceAcceso } = student;
  const send = useSend(sendAccessLink, { quiet: true, invalidates: [listActs] });
  if (enlaceAcceso === null) return null;
  return (
    <Stack gap="xs" align="flex-start" mt="md">
      <Button
        variant="default"
        loading={send.isPending}
        onClick={() => send.mutate({ body: { idAlumno } })}
        aria-describedby="access-link"
      >
        {t('link.send')}
      </Button>
      <Text dim small id="access-link" role="status">
        {send.isSuccess ? t('link.sent', { email }) : t(`link.${enlaceAcceso}`)}
      </Text>
      <ErrorBanner error={send.error} />
    </Stack>
  );
}
