import { Title } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { StoredCv } from '../../../domain/cv/completeness.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Section } from '../../../ui/Section.tsx';
import { placeNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import { AddDocument } from './AddDocument.tsx';
import { type CvDocument, DocumentList } from './DocumentList.tsx';
import { type Doomed, RemoveDocument } from './RemoveDocument.tsx';
import { RequestedDocuments } from './RequestedDocuments.tsx';

type Props = Pick<StoredCv, 'documentos' | 'documentosPrivados' | 'documentosProcesos'>;

/** Documents by who reads them; what processes of the institution ask for comes first. */
export function Documents({ documentos, documentosPrivados, documentosProcesos }: Props) {
  const t = useTexts('cvEntries');
  const cv = useTexts('cv');
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const stay = useRef(() => {});
  const askedFor = (isPrivate: boolean) => (document: CvDocument, button: HTMLElement) => {
    stay.current = placeNear(button);
    setDoomed({ document, isPrivate });
  };
  return (
    <Section id="documentos" title={cv('sections.documentos')} description={t('documents.description')}>
      <RequestedDocuments requests={documentosProcesos} />
      <GroupHead title={t('documents.sent.title')} text={t('documents.sent.text')} />
      {documentos.length === 0 && (
        <EmptyState icon={<IconFileText size={28} />} title={t('documents.sent.empty')}>
          {t('documents.sent.emptyBody')}
        </EmptyState>
      )}
      <DocumentList documents={documentos} onRemove={askedFor(false)} />
      {documentosPrivados.length > 0 && (
        <>
          <GroupHead title={t('documents.private.title')} text={t('documents.private.text')} />
          <DocumentList documents={documentosPrivados} onRemove={askedFor(true)} />
        </>
      )}
      <GroupHead title={t('documents.addTitle')} />
      <AddDocument />
      <RemoveDocument doomed={doomed} onClose={() => setDoomed(null)} onDone={() => stay.current()} />
    </Section>
  );
}

/** The heading of a group, and what becomes of its documents. */
function GroupHead({ title, text }: { title: string; text?: string }) {
  return (
    <>
      <Title order={3} mt="1.5rem" mb={text === undefined ? '0.75rem' : '0.25rem'}>
        {title}
      </Title>
      {text !== undefined && (
        <Text dim small mb="0.75rem">
          {text}
        </Text>
      )}
    </>
  );
}
