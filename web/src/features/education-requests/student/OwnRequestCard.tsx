import { Box, Button, Group, Title } from '@mantine/core';
import {
  countEducationRequests,
  listOwnEducationRequests,
  type OwnEducationRequest,
  openEducationStates,
  withdrawEducationRequest,
} from '@portal/contract/education-requests';
import { useState } from 'react';
import { studentMeaning } from '../../../domain/education-request/education-meaning.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import { RequestHistory } from '../RequestHistory.tsx';
import { useRequestFacts } from '../useRequestFacts.ts';

/** One of the student's own requests: where it stands, what comes next, and what happened to it. */
export function OwnRequestCard({ request }: { request: OwnEducationRequest }) {
  const t = useTexts('educationStudent');
  const common = useTexts('educationRequests');
  const facts = useRequestFacts();
  const { estado, centro, motivo, tutor, grupo, historial } = request;
  return (
    <Card component="article">
      <Group justify="space-between" align="flex-start" gap="xs">
        <div>
          <Title order={3}>{centro.descripcion}</Title>
          <Text dim small>
            {facts.place(centro)}
          </Text>
        </div>
        <StateBadge meaning={studentMeaning[estado]}>{common(`states.${estado}`)}</StateBadge>
      </Group>
      <Text my="sm">
        {t(`next.${estado}`)}{' '}
        {estado === 'tramitada' && <ScreenLink to="applications">{t('toApplications')}</ScreenLink>}
      </Text>
      <Facts
        layout="rows"
        facts={[
          { label: common('facts.reason'), value: motivo },
          ...facts.of(request),
          { label: common('facts.group'), value: grupo },
          {
            label: common('facts.tutor'),
            value: tutor && [tutor.nombre, tutor.email].filter(Boolean).join(' · '),
          },
        ]}
      />
      <Box mt="sm">
        <Disclosure title={common('history.title')}>
          <RequestHistory events={historial} />
        </Disclosure>
      </Box>
      {openEducationStates.some((open) => open === estado) && <Withdraw request={request} />}
    </Card>
  );
}

function Withdraw({ request: { id, centro } }: { request: OwnEducationRequest }) {
  const t = useTexts('educationStudent');
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSend(withdrawEducationRequest, {
    invalidates: [listOwnEducationRequests, countEducationRequests],
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <Button
        variant="default"
        mt="sm"
        onClick={() => setAsking(true)}
        aria-label={t('withdrawOf', { centre: centro.descripcion })}
      >
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={t('withdrawTitle')}
        confirmLabel={t('withdraw')}
        destructive
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { id } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('withdrawText', { centre: centro.descripcion })}</p>
        <ErrorBanner error={withdraw.error} />
      </ConfirmDialog>
    </>
  );
}
