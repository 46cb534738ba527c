import { Button, Stack } from '@mantine/core';
import { getAgreement, reviewDays, withdrawAgreementReview } from '@portal/contract/agreements';
import { useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EntryList } from '../../../ui/EntryList.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { OwnAgreement, Review } from '../own-agreement.ts';
import { CommentList } from './CommentList.tsx';
import { NewReview } from './NewReview.tsx';

interface Props {
  agreement: OwnAgreement;
  /** It stands below the form, where what is still to be decided stands beside its fields. */
  ofForm?: boolean;
}

const reviewed: readonly OwnAgreement['estado'][] = ['borrador', 'generado', 'erroneo'];

/** Links by which somebody without an account reads the agreement before it is signed, and what they wrote. */
export function Reviews({ agreement, ofForm = false }: Props) {
  const t = useTexts('agreements');
  const { idConvenio, revisiones, estado } = agreement;
  const isOpen = reviewed.includes(estado);
  if (!isOpen && revisiones.length === 0) return null;
  return (
    <Section
      title={t('reviews.title')}
      {...(isOpen && { description: t('reviews.help', { count: reviewDays }) })}
    >
      <Stack>
        {revisiones.length > 0 && (
          <EntryList flush>
            {revisiones.map((review) => (
              <li key={review.id}>
                <ReviewView idConvenio={idConvenio} review={review} ofForm={ofForm} />
              </li>
            ))}
          </EntryList>
        )}
        {isOpen && <NewReview idConvenio={idConvenio} />}
      </Stack>
    </Section>
  );
}

interface ViewProps {
  idConvenio: number;
  review: Review;
  ofForm: boolean;
}

function ReviewView({ idConvenio, review, ofForm }: ViewProps) {
  const t = useTexts('agreements');
  const { day } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useSend(withdrawAgreementReview, {
    quiet: true,
    invalidates: [getAgreement],
    onSuccess: () => setAsking(false),
  });
  const { id, nombre, creada, caduca, retirada, vista, datosConfirmados } = review;
  const comentarios = review.comentarios.filter(({ decision }) => !ofForm || decision !== null);
  const isOver = Date.parse(caduca) <= Date.now();
  const isGood = !retirada && !isOver;
  return (
    <Stack gap="xs" align="flex-start">
      <div>
        <Text strong>{nombre}</Text>
        <Text dim small>
          {t('reviews.made', { day: day(creada) })}
          {' · '}
          {retirada
            ? t('reviews.withdrawn')
            : t(isOver ? 'reviews.expired' : 'reviews.until', { day: day(caduca) })}
        </Text>
      </div>
      <Text small>{vista === null ? t('reviews.unopened') : t('reviews.opened', { day: day(vista) })}</Text>
      {datosConfirmados !== null && <StateBadge meaning="good">{t('reviews.confirmed')}</StateBadge>}
      {comentarios.length > 0 && (
        <div style={{ width: '100%' }}>
          <CommentList
            idConvenio={idConvenio}
            comments={comentarios.map((comment) => ({ ...comment, nombre }))}
          />
        </div>
      )}
      {isGood && (
        <Button variant="default" size="xs" onClick={() => setAsking(true)}>
          {t('reviews.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('reviews.withdrawTitle', { name: nombre })}
        confirmLabel={t('reviews.withdraw')}
        destructive
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ body: { idConvenio, id } })}
        onCancel={() => setAsking(false)}
      >
        <p>{t('reviews.withdrawText')}</p>
        <ErrorBanner error={withdraw.error} />
      </ConfirmDialog>
    </Stack>
  );
}
