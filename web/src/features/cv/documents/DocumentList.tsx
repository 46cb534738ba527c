import { Anchor, Flex } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import type { StoredCv } from '../../../domain/cv/completeness.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { NewTabMark } from '../../../ui/NewTabMark.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Text } from '../../../ui/Text.tsx';
import classes from '../Cv.module.css';

export type CvDocument = StoredCv['documentos'][number];

interface Props {
  documents: readonly CvDocument[];
  onRemove: (document: CvDocument, button: HTMLElement) => void;
}

/** Documents by their kind, in the order of the catalogue. */
export function DocumentList({ documents, onRemove }: Props) {
  const { options } = useCatalogue();
  const of = (kind: number) => documents.filter(({ idTipoDocumento }) => idTipoDocumento === kind);
  return options('tiposDocumento')
    .filter(({ value }) => of(value).length > 0)
    .map(({ value, label }) => (
      <div key={value} className={classes.kind}>
        <Text component="h4" dim small strong>
          {label}
        </Text>
        <ul className={classes.rows}>
          {of(value).map((document) => (
            <Flex
              key={document.id}
              component="li"
              gap="md"
              align="center"
              justify="space-between"
              p="0.625rem 0"
            >
              <DocumentView document={document} onRemove={(button) => onRemove(document, button)} />
            </Flex>
          ))}
        </ul>
      </div>
    ));
}

interface DocumentProps {
  document: CvDocument;
  onRemove: (button: HTMLElement) => void;
}

function DocumentView({ document: { nombre, url, fecha }, onRemove }: DocumentProps) {
  const t = useTexts('cvEntries');
  return (
    <>
      <div className={classes.rowWords}>
        <Anchor href={url} target="_blank" rel="noopener">
          {nombre}
          <NewTabMark />
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
