import { Button, Group, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Section } from '../../../ui/Section.tsx';
import classes from './answering.module.css';

/** The code of an anonymous answer, before the first question: nobody can find it later. */
export function CodeShownOnce({ codigo, onStart }: { codigo: string; onStart: () => void }) {
  const t = useTexts('surveyAnswer');
  const place = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={classes.place}>
      <Section title={t('access.code.title')} description={t('access.code.body')}>
        <Stack align="flex-start">
          <Card sunken>
            <code className={classes.code}>{codigo}</code>
          </Card>
          <Group gap="sm">
            <CopyButton value={codigo} of={t('access.code.what')}>
              {t('access.code.copy')}
            </CopyButton>
            <Button onClick={onStart}>{t('access.code.start')}</Button>
          </Group>
        </Stack>
      </Section>
    </div>
  );
}
