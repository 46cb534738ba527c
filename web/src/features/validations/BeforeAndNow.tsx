import { VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './OfferChanges.module.css';

/** Before → now. */
export function BeforeAndNow({ before, now }: { before: string; now: string }) {
  const t = useTexts('validations');
  return (
    <p className={classes.pair}>
      <VisuallyHidden>{t('changes.before')}: </VisuallyHidden>
      {before === '' ? (
        <span className={classes.nothing}>{t('changes.nothing')}</span>
      ) : (
        <del className={classes.gone}>{before}</del>
      )}
      <span className={classes.arrow} aria-hidden>
        →
      </span>
      <VisuallyHidden>. {t('changes.now')}: </VisuallyHidden>
      {now === '' ? (
        <span className={classes.nothing}>{t('changes.nothing')}</span>
      ) : (
        <ins className={classes.new}>{now}</ins>
      )}
    </p>
  );
}
