import { Button, FileButton, Stack, Title } from '@mantine/core';
import { previewCvImport } from '@portal/contract/cv-exchange';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useSend } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ImportPreview } from './ImportPreview.tsx';

const mostBytes = 1_500_000;

interface Picked {
  name: string;
  contenido: string;
}

/** A CV of another program, told field by field before anything is written. */
export function CvImport() {
  const t = useTexts('cvFiles');
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<'large' | 'unreadable' | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const preview = useSend(previewCvImport, { quiet: true });
  const forget = useRef<() => void>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error } = preview;
  useEffect(() => {
    if (data !== undefined) heading.current?.focus();
  }, [data]);

  const clear = () => {
    setPicked(null);
    preview.reset();
    forget.current?.();
  };
  const read = (file: Picked) => {
    setPicked(file);
    preview.mutate({ body: { contenido: file.contenido } });
  };
  const pick = async (file: File | null) => {
    if (file === null) return;
    clear();
    setSaved(null);
    setProblem(file.size > mostBytes ? 'large' : null);
    if (file.size > mostBytes) return;
    const contenido = await file.text().catch(() => null);
    if (contenido === null || contenido === '') setProblem('unreadable');
    else read({ name: file.name, contenido });
  };
  const isNoCv = error?.name === 'fileTypeNotAllowed';
  return (
    <Stack gap="sm">
      <div>
        <Title order={3}>{t('exchange.importTitle')}</Title>
        <Text dim small>
          {t('exchange.importText')}
        </Text>
      </div>
      <div>
        <FileButton
          accept=".json,.xml,application/json,application/xml,text/xml"
          onChange={pick}
          resetRef={forget}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconUpload size={18} aria-hidden />}
              loading={preview.isPending}
            >
              {t('exchange.pick')}
            </Button>
          )}
        </FileButton>
      </div>
      <div role="status">
        {preview.isPending && (
          <Text dim small>
            {t('exchange.reading')}
          </Text>
        )}
        {saved !== null && <Text>{t('exchange.saved', { count: saved })}</Text>}
      </div>
      {problem !== null && <Banner meaning="wrong" urgent title={t(`exchange.${problem}`)} />}
      {isNoCv ? (
        <Banner meaning="wrong" urgent title={t('exchange.notCv')} />
      ) : (
        <ErrorBanner error={error} {...(picked && { onRetry: () => read(picked) })} />
      )}
      {picked && data && (
        <section>
          <Title order={4} ref={heading} tabIndex={-1} mb="xs">
            {t('exchange.found', { name: picked.name })}
          </Title>
          <ImportPreview
            key={data.datos.huella}
            told={data.datos}
            contenido={picked.contenido}
            onReadAgain={() => read(picked)}
            onCancel={clear}
            onSaved={(count) => {
              clear();
              setSaved(count);
            }}
          />
        </section>
      )}
    </Stack>
  );
}
