import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './StudentNotice.module.css';
import type { Target } from './steps.ts';

interface Props {
  target: Target;
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
    <section className={classes.told} aria-label={t('move.preview', { name })}>
      <p className={classes.head}>{t('move.preview', { name })}</p>
      <p className={classes.title}>{t(`told.${target}.title`)}</p>
      <p>{body}</p>
      {comment.trim() !== '' && <p className={classes.comment}>{comment.trim()}</p>}
    </section>
  );
}
