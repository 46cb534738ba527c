import { Button } from '@mantine/core';
import { type DismissalReason, dismissalReasons } from '@portal/contract/for-you';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useId } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './for-you.module.css';

interface Props {
  title: string;
  reason: DismissalReason | null;
  isSending: boolean;
  onReason: (reason: DismissalReason) => void;
  onUndo: () => void;
}

/** In the place of an offer that was put aside: why, if its reader wants to say so, and the way back. */
export function PutAside({ title, reason, isSending, onReason, onUndo }: Props) {
  const t = useTexts('forYou');
  const question = useId();
  return (
    <Card sunken className={classes.aside} data-first tabIndex={-1}>
      <div className={classes.line}>
        <p role="status">
          {t('notInterested.done', { title })}{' '}
          {reason !== null && t('notInterested.thanks', { reason: t(`notInterested.reasons.${reason}`) })}
        </p>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          disabled={isSending}
          onClick={onUndo}
        >
          {t('notInterested.undo')}
        </Button>
      </div>
      <fieldset className={classes.choices} aria-labelledby={question}>
        <Text component="span" dim small id={question}>
          {t('notInterested.why')}
        </Text>
        {dismissalReasons.map((one) => (
          <Button
            key={one}
            size="xs"
            variant={one === reason ? 'filled' : 'default'}
            aria-pressed={one === reason}
            onClick={() => onReason(one)}
          >
            {t(`notInterested.reasons.${one}`)}
          </Button>
        ))}
      </fieldset>
    </Card>
  );
}
