import { Button, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTexts } from '../lib/i18n/i18n.ts';
import classes from './CopyButton.module.css';
import { Text } from './Text.tsx';

interface Props {
  value: string;
  children: string;
  /** What is copied, for people who do not see what the button stands beside. */
  of?: string;
  /** Where the value is not read beside it. */
  title?: string;
}

/** Copies, and says so; where a browser does not let it, the value is there to be copied by hand. */
export function CopyButton({ value, children, of, title }: Props) {
  const t = useTexts('ui');
  const { copy, copied, error } = useClipboard({ timeout: 3000 });
  return (
    <>
      <Button
        variant="default"
        size="xs"
        onClick={() => copy(value)}
        leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        {...(title !== undefined && { title })}
      >
        <span aria-live="polite">{copied ? t('copy.done') : children}</span>
        {of !== undefined && <VisuallyHidden>: {of}</VisuallyHidden>}
      </Button>
      {error !== null && (
        <Text component="div" small role="alert" className={classes.failed}>
          <p>{t('copy.failed')}</p>
          <code>{value}</code>
        </Text>
      )}
    </>
  );
}
