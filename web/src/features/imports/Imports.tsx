import { Button, FileButton, Group, Stack } from '@mantine/core';
import { exportImportTemplate, type ImportType, listImports, uploadImport } from '@portal/contract/imports';
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Imports.module.css';
import { screensOf } from './kinds.ts';
import { Matches } from './Matches.tsx';

const extensionOf = (name: string): 'xlsx' | 'csv' | undefined =>
  (['xlsx', 'csv'] as const).find((extension) => name.toLowerCase().endsWith(`.${extension}`));

function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** A spreadsheet to read, and the imports of before. */
export function Imports({ tipo }: { tipo: ImportType }) {
  const t = useTexts('imports');
  const query = useCall(listImports, { params: { tipo } }, { keepPrevious: true });
  return (
    <>
      <PageHead title={t(`kinds.${tipo}.title`)} context={t(`kinds.${tipo}.context`)} />
      <Stack gap="lg" maw="60rem">
        <Upload tipo={tipo} />
        <Section title={t('before')}>
          <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
            {(imports) =>
              imports.length === 0 ? (
                <EmptyState icon={<IconFileSpreadsheet size={28} />} title={t('none')}>
                  {t('noneText')}
                </EmptyState>
              ) : (
                <EntryList dense>
                  {imports.map(({ id, nombre, estado, creada, numFilas }) => (
                    <li key={id}>
                      <ScreenLink to={screensOf[tipo].one} params={{ id }}>
                        {nombre}
                      </ScreenLink>{' '}
                      <Text component="span" dim small>
                        {t(`states.${estado}`)} · {t('inFile', { count: numFilas })} ·{' '}
                        <RelativeTime value={creada} />
                      </Text>
                    </li>
                  ))}
                </EntryList>
              )
            }
          </CallView>
        </Section>
        <Matches tipo={tipo} />
      </Stack>
    </>
  );
}

function Upload({ tipo }: { tipo: ImportType }) {
  const t = useTexts('imports');
  const fields = useSentences()?.fields;
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const [refused, setRefused] = useState<string | null>(null);
  const send = useSend(uploadImport, {
    quiet: true,
    invalidates: [listImports],
    onSuccess: ({ id }) => void navigate(pathTo(screensOf[tipo].one, { id })),
  });
  const take = async (file: File | null) => {
    if (file === null) return;
    const extension = extensionOf(file.name);
    setRefused(extension === undefined ? (fields?.fileType ?? null) : null);
    if (extension === undefined) return;
    const ficheroB64 = await contentOf(file);
    const fichero = { ficheroB64, extension_adjunto: extension, nombre: file.name.slice(-200) };
    send.mutate({ body: { tipo, fichero } });
  };
  const problem = refused ?? send.error?.fields[0]?.mensaje ?? null;
  return (
    <Section title={t('upload')} description={t(`kinds.${tipo}.uploadText`)}>
      <FileButton onChange={take} accept=".xlsx,.csv">
        {(props) => (
          <Button
            {...props}
            leftSection={<IconUpload size={18} aria-hidden />}
            loading={send.isPending}
            aria-describedby="import-problem"
          >
            {t('choose')}
          </Button>
        )}
      </FileButton>
      <p id="import-problem" role="alert" className={classes.problem}>
        {problem}
      </p>
      {problem === null && <ErrorBanner error={send.error} />}
      <Template tipo={tipo} />
    </Section>
  );
}

/** An empty spreadsheet with the columns that are recognised. */
function Template({ tipo }: { tipo: ImportType }) {
  const t = useTexts('imports');
  const send = useSend(exportImportTemplate, {
    quiet: true,
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      <Text dim small mt="md">
        {t('template.text')}
      </Text>
      <Group gap="xs" className={classes.near ?? ''}>
        {(['xlsx', 'csv'] as const).map((formato) => (
          <Button
            key={formato}
            variant="default"
            data-size="xs"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => send.mutate({ body: { tipo, formato } })}
          >
            {t(`template.${formato}`)}
          </Button>
        ))}
      </Group>
      <ErrorBanner error={send.error} />
    </>
  );
}
