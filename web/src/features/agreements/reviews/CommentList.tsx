import { Button, Group } from '@mantine/core';
import { getAgreement, settleReviewComment } from '@portal/contract/agreements';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { ReviewComment } from '../own-agreement.ts';

interface Props {
  idConvenio: number;
  /** Each with who wrote it. */
  comments: readonly (ReviewComment & { nombre: string })[];
}

/** What reviewers wrote beside fields, and what the company decided about it. */
export function CommentList({ idConvenio, comments }: Props) {
  const t = useTexts('agreements');
  const view = useTexts('agreementView');
  const settle = useSend(settleReviewComment, { quiet: true, invalidates: [getAgreement] });
  const decide = (id: number, decision: 'aceptado' | 'descartado') =>
    settle.mutate({ body: { idConvenio, id, decision } });
  return (
    <>
      <EntryList boxed dense aria-label={t('reviews.comments')}>
        {comments.map(({ id, campo, texto, fecha, decision, nombre }) => (
          <li key={id}>
            <Text dim small>
              {view(`fields.${campo}`)} · {nombre} · <RelativeTime value={fecha} />
            </Text>
            <p style={{ overflowWrap: 'anywhere' }}>{texto}</p>
            {decision === null ? (
              <Group gap="xs" mt="xs">
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconCheck size={16} aria-hidden />}
                  loading={settle.isPending && settle.variables.body.id === id}
                  onClick={() => decide(id, 'aceptado')}
                >
                  {t('reviews.accept')}
                </Button>
                <Button
                  variant="default"
                  size="xs"
                  leftSection={<IconX size={16} aria-hidden />}
                  onClick={() => decide(id, 'descartado')}
                >
                  {t('reviews.discard')}
                </Button>
              </Group>
            ) : (
              <StateBadge meaning={decision === 'aceptado' ? 'good' : 'neutral'}>
                {t(`reviews.decisions.${decision}`)}
              </StateBadge>
            )}
          </li>
        ))}
      </EntryList>
      <ErrorBanner error={settle.error} />
    </>
  );
}
