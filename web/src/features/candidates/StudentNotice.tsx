import { useTexts } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/Card.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './candidates.module.css';
import type { Target } from './steps.ts';

interface Props {
  target: Target | 98;
  /** The candidate's. */
  name: string;
  offer: string;
  /** Null while none is chosen. */
  reason: string | null;
  comment: string;
}

/** What the student will read, before it is sent. */
export function StudentNotice({ target, name, offer, reason, comment }: Props) {
  const t = useTexts('candidates');
  const body =
    target === 17
      ? // The dots stand for the end of the sentence as well.
        t('told.17.body', { offer, reason: reason ?? '…' }).replace(/…\.$/, '…')
      : t(`told.${target}.body`, { offer });
  return (
    <Card component="section" sunken aria-label={t('move.preview', { name })}>
      <Text dim tiny strong mb="xs">
        {t('move.preview', { name })}
      </Text>
      <Text strong>{t(`told.${target}.title`)}</Text>
      <p>{body}</p>
      {comment.trim() !== '' && <p className={classes.comment}>{comment.trim()}</p>}
    </Card>
  );
}
