import { Flex, VisuallyHidden } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './ChangeList.module.css';

/** Before → now. */
export function BeforeAndNow({ before, now }: { before: string; now: string }) {
  const t = useTexts('offerChanges');
  return (
    <Flex component="p" gap="0.25rem 0.5rem" align="baseline" wrap="wrap">
      <VisuallyHidden>{t('before')}: </VisuallyHidden>
      {before === '' ? (
        <span className={classes.nothing}>{t('nothing')}</span>
      ) : (
        <del className={classes.gone}>{before}</del>
      )}
      <Text component="span" dim aria-hidden>
        →
      </Text>
      <VisuallyHidden>. {t('now')}: </VisuallyHidden>
      {now === '' ? (
        <span className={classes.nothing}>{t('nothing')}</span>
      ) : (
        <ins className={classes.new}>{now}</ins>
      )}
    </Flex>
  );
}
