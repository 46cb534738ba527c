import { Button, FileButton, Group } from '@mantine/core';
import type { verifyDocument } from '@portal/contract/agreements';
import type { Answer } from '@portal/contract/endpoint';
import { IconFileSearch } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from './FileCheck.module.css';
import { fingerprint } from './fingerprint.ts';

type Prints = NonNullable<Answer<typeof verifyDocument>>['huellas'];

type Result =
  | { readonly name: string; readonly is: Prints[number]['que'] | null }
  | { readonly name: string; readonly is: 'unreadable' };

/** Holds a file against what was issued. The file stays in the browser. */
export function FileCheck({ prints }: { prints: Prints }) {
  const t = useTexts('agreementPublic');
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  const check = async (file: File | null | undefined) => {
    reset.current?.();
    if (!file || isReading) return;
    setReading(true);
    setResult(null);
    try {
      const print = await fingerprint(await file.arrayBuffer());
      const found = prints.find(({ sha256 }) => sha256.toLowerCase() === print);
      setResult({ name: file.name, is: found?.que ?? null });
    } catch {
      setResult({ name: file.name, is: 'unreadable' });
    } finally {
      setReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void check(event.dataTransfer.files[0]);
  };
  return (
    <Section title={t('file.title')} description={t('file.help')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first */}
      <div
        className={classes.box}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Group gap="0.5rem 1rem">
          <FileButton onChange={(file) => void check(file)} resetRef={reset} accept=".pdf,application/pdf">
            {(props) => (
              <Button
                {...props}
                variant="default"
                loading={isReading}
                leftSection={<IconFileSearch size={18} aria-hidden />}
              >
                {t('file.choose')}
              </Button>
            )}
          </FileButton>
          <Text component="span" dim small className={classes.drop}>
            {t('file.drop')}
          </Text>
        </Group>
      </div>
      <div role="status">{result !== null && <ResultBanner result={result} />}</div>
    </Section>
  );
}

function ResultBanner({ result: { name, is } }: { result: Result }) {
  const t = useTexts('agreementPublic');
  if (is === 'unreadable') return <Banner meaning="warning" title={t('file.unreadable', { name })} />;
  if (is === null)
    return (
      <Banner meaning="wrong" title={t('file.no')}>
        <p>{t('file.noText', { name })}</p>
      </Banner>
    );
  return (
    <Banner meaning="good" title={t(`file.yes.${is}`)}>
      <p>{t('file.yesText', { name })}</p>
    </Banner>
  );
}
