import { Anchor, Button, Checkbox, Group, Title } from '@mantine/core';
import type { CompanyDocument } from '@portal/contract/company-documents';
import { IconDownload } from '@tabler/icons-react';
import { documentMeaning } from '../../domain/company-document/document-meaning.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Row } from '../../ui/EntryList.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { DocumentWords } from './DocumentWords.tsx';

interface Props {
  document: CompanyDocument;
  marked: boolean;
  onMark: (marked: boolean) => void;
  onRemove: () => void;
}

export function DocumentRow({ document, marked, onMark, onRemove }: Props) {
  const t = useTexts('companyDocuments');
  const { nombre, estado, documento, seRetira } = document;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 2fr) minmax(0, 4fr)' }}>
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <Checkbox
          mt="0.125rem"
          aria-label={t('select', { name: nombre })}
          checked={marked}
          disabled={documento === null}
          onChange={({ currentTarget: { checked } }) => onMark(checked)}
        />
        <div>
          <Title order={3}>{nombre}</Title>
          <DocumentWords document={document} />
        </div>
      </Group>
      <Group>
        <StateBadge meaning={documentMeaning[estado]}>{t(`states.${estado}`)}</StateBadge>
      </Group>
      <Group gap="0.25rem 1rem">
        {documento && <DownloadLink url={documento.url} name={nombre} />}
        {seRetira && (
          <Button
            variant="subtle"
            color="red"
            data-size="xs"
            aria-label={t('remove.of', { name: nombre })}
            onClick={onRemove}
          >
            {t('remove.button')}
          </Button>
        )}
      </Group>
    </Row>
  );
}

export function DownloadLink({ url, name }: { url: string; name: string }) {
  const t = useTexts('companyDocuments');
  return (
    <Anchor href={url} target="_blank" aria-label={t('downloadOf', { name })}>
      <Group gap="0.25rem" component="span" wrap="nowrap">
        <IconDownload size={16} aria-hidden /> {t('download')}
      </Group>
    </Anchor>
  );
}
