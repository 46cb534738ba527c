import { Anchor, Button, Group, Radio, Select, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type CvLayout, cvLayouts, getCvPdf, getCvPdfChoice, makeCvPdf } from '@portal/contract/cv-pdf';
import type { Answer } from '@portal/contract/endpoint';
import { isLanguage, type Language } from '@portal/contract/languages';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall, useSend } from '../../../lib/api/calls.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { atLeast } from '../../../ui/breakpoints.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PdfFrame } from './PdfFrame.tsx';

/** The CV as companies get it: its layout and language, what it looks like, and the file. */
export function CvPdf() {
  const t = useTexts('cvFiles');
  const choice = useCall(getCvPdfChoice, {});
  return (
    <Section id="pdf" title={t('pdf.title')} description={t('pdf.text')}>
      <CallView query={choice}>{(datos) => <Choice kept={datos} />}</CallView>
    </Section>
  );
}

const isLayout = (value: string): value is CvLayout => cvLayouts.some((layout) => layout === value);

function Choice({ kept }: { kept: Answer<typeof getCvPdfChoice> }) {
  const t = useTexts('cvFiles');
  const shell = useTexts('shell');
  const { idiomas } = useBrand();
  const keptLayout = kept.diseno === 'conFoto' && !kept.tieneFoto ? 'clasico' : kept.diseno;
  const [layout, setLayout] = useState<CvLayout | null>(null);
  const [language, setLanguage] = useState<Language | null>(null);
  const [made, setMade] = useState<number | null>(null);
  const make = useSend(makeCvPdf, {
    quiet: true,
    invalidates: [getCvPdfChoice],
    onSuccess: ({ id }) => setMade(id),
  });
  const diseno = layout ?? keptLayout;
  const idioma = language ?? kept.idioma;
  return (
    <Stack>
      <Radio.Group
        label={t('pdf.layout')}
        value={diseno}
        onChange={(value) => isLayout(value) && setLayout(value)}
      >
        <Stack gap="sm" mt="xs">
          {cvLayouts.map((one) => {
            const isMissing = one === 'conFoto' && !kept.tieneFoto;
            return (
              <Radio
                key={one}
                value={one}
                label={t(`pdf.layouts.${one}`)}
                description={isMissing ? t('pdf.noPhoto') : t(`pdf.layoutTexts.${one}`)}
                disabled={isMissing}
              />
            );
          })}
        </Stack>
      </Radio.Group>
      {idiomas.length > 1 && (
        <Select
          maw="16rem"
          label={t('pdf.language')}
          data={idiomas.map((one) => ({ value: one, label: shell(`languages.${one}`) }))}
          value={idioma}
          allowDeselect={false}
          onChange={(value) => value !== null && isLanguage(value) && setLanguage(value)}
        />
      )}
      <Group gap="0.5rem 1rem">
        <Button
          variant="default"
          loading={make.isPending}
          onClick={() => {
            setMade(null);
            make.mutate({ body: { diseno, idioma } });
          }}
        >
          {t(made === null ? 'pdf.make' : 'pdf.again')}
        </Button>
        <Text dim small>
          {t('pdf.remembered')}
        </Text>
      </Group>
      <ErrorBanner error={make.error} />
      {made !== null && <Made key={made} id={made} />}
    </Stack>
  );
}

const lookSeconds = 1;
const frameFrom = atLeast('medium');

function Made({ id }: { id: number }) {
  const t = useTexts('cvFiles');
  const [isOver, setOver] = useState(false);
  const hasRoom = useMediaQuery(frameFrom, undefined, { getInitialValueInEffect: false });
  const query = useCall(getCvPdf, { params: { id } }, isOver ? {} : { everySeconds: lookSeconds });
  const { data } = query;
  if (data !== undefined && data.estado !== 'pendiente' && !isOver) setOver(true);
  if (query.error) return <ErrorBanner error={query.error} onRetry={() => query.refetch()} />;
  const file = data?.fichero;
  const said = data === undefined || data.estado === 'pendiente' ? 'making' : file ? 'ready' : 'failed';
  return (
    <>
      <Text role="status" small dim>
        {t(`pdf.${said}`)}
      </Text>
      {file && (
        <>
          <Group gap="0.5rem 1.5rem">
            <Anchor href={file.url} download={file.nombre}>
              <IconDownload size={18} aria-hidden /> {t('pdf.download')}
            </Anchor>
            <Anchor href={file.url} target="_blank" rel="noopener">
              <IconExternalLink size={18} aria-hidden /> {t('pdf.open')}
            </Anchor>
          </Group>
          {/* Phones have no viewer inside of a page. */}
          {hasRoom && navigator.pdfViewerEnabled && <PdfFrame url={file.url} title={t('pdf.preview')} />}
        </>
      )}
    </>
  );
}
