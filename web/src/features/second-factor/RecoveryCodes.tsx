import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import classes from './SecondFactor.module.css';

interface Props {
  codes: readonly string[];
  doneLabel: string;
  onDone: () => void;
}

/** The recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, doneLabel, onDone }: Props) {
  const t = useTexts('secondFactor');
  const banner = useRef<HTMLDivElement>(null);
  // It takes the place of the form that had the focus.
  useEffect(() => banner.current?.focus(), []);
  return (
    <Stack>
      <Banner meaning="warning" title={t('recovery.title')} ref={banner}>
        <p>{t('recovery.text')}</p>
      </Banner>
      <Card component="ul" className={classes.codes} aria-label={t('recovery.list')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Card>
      <Group>
        <CopyButton value={codes.join('\n')}>{t('recovery.copy')}</CopyButton>
        <Button onClick={onDone}>{doneLabel}</Button>
      </Group>
    </Stack>
  );
}
