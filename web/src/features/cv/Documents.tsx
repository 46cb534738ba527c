import { Anchor, Flex, Title, VisuallyHidden } from '@mantine/core';
import { deleteDocument } from '@portal/contract/cv';
import { IconExternalLink, IconFileText, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Section } from '../../ui/Section.tsx';
import { placeNear } from '../../ui/stay-near.ts';
import { Text } from '../../ui/Text.tsx';
import { AddDocument } from './AddDocument.tsx';
import classes from './Cv.module.css';
import type { StoredCv } from './completeness.ts';
import { readFromCv } from './read-from-cv.ts';

type Document = StoredCv['documentos'][number];

export function Documents({ documents }: { documents: readonly Document[] }) {
  const t = useTexts('cv');
  const { options } = useCatalogue();
  const [doomed, setDoomed] = useState<Document | null>(null);
  // What is said stays while the dialog fades.
  const [named, setNamed] = useState('');
  if (doomed !== null && doomed.nombre !== named) setNamed(doomed.nombre);
  const stay = useRef(() => {});
  const remove = useSend(deleteDocument, {
    invalidates: readFromCv,
    quiet: true,
    onSuccess: () => setDoomed(null),
  });
  const kinds = options('tiposDocumento').filter(({ value }) =>
    documents.some(({ idTipoDocumento }) => idTipoDocumento === value),
  );
  return (
    <Section id="documentos" title={t('sections.documentos')} description={t('documents.description')}>
      {documents.length === 0 && (
        <EmptyState icon={<IconFileText size={28} />} title={t('documents.empty')}>
          {t('documents.emptyBody')}
        </EmptyState>
      )}
      {kinds.map(({ value, label }) => (
        <div key={value} className={classes.kind}>
          <Text component="h3" dim small strong>
            {label}
          </Text>
          <ul className={classes.rows}>
            {documents
              .filter(({ idTipoDocumento }) => idTipoDocumento === value)
              .map((document) => (
                <Flex
                  key={document.id}
                  component="li"
                  gap="md"
                  align="center"
                  justify="space-between"
                  p="0.625rem 0"
                >
                  <DocumentView
                    document={document}
                    onRemove={(button) => {
                      stay.current = placeNear(button);
                      setDoomed(document);
                    }}
                  />
                </Flex>
              ))}
          </ul>
        </div>
      ))}
      <Title order={3} m="1.5rem 0 0.75rem">
        {t('documents.addTitle')}
      </Title>
      <AddDocument />
      <ConfirmDialog
        opened={doomed !== null}
        title={t('documents.removeTitle')}
        confirmLabel={t('documents.removeConfirm')}
        destructive
        busy={remove.isPending}
        onConfirm={() =>
          doomed !== null && remove.mutate({ body: { id: doomed.id } }, { onSuccess: stay.current })
        }
        onCancel={() => {
          remove.reset();
          setDoomed(null);
        }}
      >
        <p>{t('documents.removeBody', { name: named })}</p>
        <ErrorBanner error={remove.error} />
      </ConfirmDialog>
    </Section>
  );
}

interface DocumentProps {
  document: Document;
  onRemove: (button: HTMLElement) => void;
}

function DocumentView({ document, onRemove }: DocumentProps) {
  const t = useTexts('cv');
  const { nombre, url, fecha } = document;
  return (
    <>
      <div className={classes.rowWords}>
        <Anchor href={url} target="_blank" rel="noopener" className={classes.file}>
          {nombre}
          <IconExternalLink size={16} aria-hidden />
          <VisuallyHidden> ({t('documents.newTab')})</VisuallyHidden>
        </Anchor>
        <Text dim small>
          {t('documents.added')} <RelativeTime value={fecha} />
        </Text>
      </div>
      <IconAction label={t('documents.remove', { name: nombre })} onClick={onRemove} removes="asking">
        <IconTrash size={20} aria-hidden />
      </IconAction>
    </>
  );
}
