import { Button, Flex, Group } from '@mantine/core';
import type { OwnStudyRequest } from '@portal/contract/study-requests';
import { listOwnStudyRequests, takeBackStudyRequest } from '@portal/contract/study-requests';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';
import { useStudyName } from './useStudyName.ts';

const meanings = { pendiente: 'info', aceptada: 'good', rechazada: 'wrong', retirada: 'neutral' } as const;

/** What the student has asked for, beside the study that it is about; one that was taken back is not shown. */
export function StudyRequests({ requests }: { requests: readonly OwnStudyRequest[] }) {
  const t = useTexts('studies');
  const nameOf = useStudyName();
  const takeBack = useSend(takeBackStudyRequest, { invalidates: [listOwnStudyRequests], quiet: true });
  const shown = requests.filter(({ estado }) => estado !== 'retirada');
  if (shown.length === 0) return null;
  return (
    <ul className={classes.rows} aria-label={t('requests.list')}>
      {shown.map((request) => (
        <Flex key={request.id} component="li" gap="md" align="center" justify="space-between" p="0.625rem 0">
          <div className={classes.rowWords}>
            <p>
              {t(`requests.what.${request.tipo}`)}
              {request.tipo === 'alta' &&
                ` · ${nameOf({ idTitulacion: request.idTitulacion, titulo: null })}`}
            </p>
            <Text dim small>
              {t('requests.sent')} <RelativeTime value={request.solicitada} />
            </Text>
            {request.motivo !== null && (
              <p className={classes.words}>{t('requests.reason', { reason: request.motivo })}</p>
            )}
          </div>
          <Group gap="xs" align="stretch">
            <StateBadge meaning={meanings[request.estado]}>
              {t(`requests.state.${request.estado}`)}
            </StateBadge>
            {request.estado === 'pendiente' && (
              <Button
                variant="default"
                size="xs"
                loading={takeBack.isPending}
                onClick={() => takeBack.mutate({ body: { id: request.id } })}
              >
                {t('requests.takeBack')}
              </Button>
            )}
          </Group>
        </Flex>
      ))}
      <ErrorBanner error={takeBack.error} />
    </ul>
  );
}
