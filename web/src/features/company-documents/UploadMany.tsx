import { Button, FileButton, Group, NativeSelect, Progress, Stack } from '@mantine/core';
import type { CompanyDocumentKind } from '@portal/contract/company-documents';
import { fileExtensions, maxFileBytes } from '@portal/contract/files';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { companyKinds } from '../../domain/company-document/company-kinds.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Section } from '../../ui/Section.tsx';
import { type Meaning, StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { type Upload, useUploads } from './useUploads.ts';

const accept = fileExtensions.map((extension) => `.${extension}`).join(',');
const meaningOf: Record<Upload['state'], Meaning> = {
  waiting: 'neutral',
  sending: 'info',
  done: 'good',
  failed: 'wrong',
};

const kindOf = (value: string): CompanyDocumentKind => companyKinds.find((kind) => kind === value) ?? 'otro';

/** Hands in several files of a kind that nobody asked for. */
export function UploadMany() {
  const t = useTexts('companyDocuments');
  const { fileSize } = useFormat();
  const { uploads, hand } = useUploads();
  const [tipo, setTipo] = useState<CompanyDocumentKind>('otro');
  return (
    <Section title={t('upload.title')} description={t('upload.text', { size: fileSize(maxFileBytes) })}>
      <Stack gap="sm" align="flex-start">
        <NativeSelect
          label={t('upload.kind')}
          value={tipo}
          onChange={({ currentTarget: { value } }) => setTipo(kindOf(value))}
          data={companyKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
        />
        <FileButton multiple accept={accept} onChange={(files) => void hand(files, { tipo })}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={18} aria-hidden />}>
              {t('upload.choose')}
            </Button>
          )}
        </FileButton>
        <UploadList uploads={uploads} />
      </Stack>
    </Section>
  );
}

interface OneProps {
  id: number;
  name: string;
  again: boolean;
}

/** Hands in what a request asks for. */
export function HandIn({ id, name, again }: OneProps) {
  const t = useTexts('companyDocuments');
  const { uploads, hand } = useUploads();
  const isSending = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  return (
    <Stack gap="xs" align="flex-start">
      <FileButton accept={accept} onChange={(file) => file && void hand([file], { idDocumento: id })}>
        {(props) => (
          <Button
            {...props}
            data-size="xs"
            leftSection={<IconUpload size={16} aria-hidden />}
            loading={isSending}
            aria-label={t(again ? 'todo.replaceOf' : 'todo.handInOf', { name })}
          >
            {t(again ? 'todo.replace' : 'todo.handIn')}
          </Button>
        )}
      </FileButton>
      <UploadList uploads={uploads.filter(({ state }) => state === 'failed')} />
    </Stack>
  );
}

function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts('companyDocuments');
  const fields = useSentences()?.fields;
  const { fileSize } = useFormat();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const sentenceOf = ({ problem, said }: Upload): string | null =>
    problem === null
      ? said
      : (fields?.[problem].replace('{{max}}', fileSize(maxFileBytes)) ?? t('upload.failed'));
  return (
    <Stack gap="xs" w="100%">
      {uploads.length > 1 && (
        <>
          <Progress value={(done / uploads.length) * 100} aria-label={t('upload.bar')} />
          <Text small dim role="status">
            {t('upload.progress', { done, count: uploads.length })}
          </Text>
        </>
      )}
      <Stack component="ul" gap="xs">
        {uploads.map((upload) => (
          <Group component="li" key={upload.key} gap="xs">
            <Text small>{upload.name}</Text>
            <StateBadge meaning={meaningOf[upload.state]}>
              {upload.state === 'failed'
                ? (sentenceOf(upload) ?? t('upload.failed'))
                : t(`upload.${upload.state}`)}
            </StateBadge>
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}
