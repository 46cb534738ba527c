import { VisuallyHidden } from '@mantine/core';
import type { OfferForYou } from '@portal/contract/for-you';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './fit-reasons.module.css';

/** Why an offer fits its reader, in a few words each; the first ones where not all are to be said. */
export function FitReasons({ reasons, most }: { reasons: OfferForYou['motivos']; most?: number }) {
  const t = useTexts('forYou');
  return (
    <div>
      <VisuallyHidden>{t('why')}:</VisuallyHidden>
      <Text component="ul" small className={classes.reasons}>
        {reasons.slice(0, most).map(({ texto }) => (
          <li key={texto}>
            <IconCheck size={16} stroke={2} aria-hidden />
            {texto}
          </li>
        ))}
      </Text>
    </div>
  );
}
