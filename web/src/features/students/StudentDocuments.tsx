import { Anchor, Title } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import type { getStudent } from '@portal/contract/students';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { NewTabMark } from '../../ui/NewTabMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './students.module.css';

type Student = Answer<typeof getStudent>;
type Document = Student['documentos'][number];

/** The documents of the CV, and those that only the institution reads. */
export function StudentDocuments({ sent, own }: { sent: readonly Document[]; own: readonly Document[] }) {
  const t = useTexts('students');
  const record = useTexts('studentRecord');
  return (
    <Section title={t('parts.documents')}>
      {sent.length + own.length === 0 && (
        <Text dim small>
          {t('noDocuments')}
        </Text>
      )}
      <Documents title={record('documents.sent')} documents={sent} />
      <Documents title={record('documents.private')} documents={own} />
    </Section>
  );
}

function Documents({ title, documents }: { title: string; documents: readonly Document[] }) {
  const { name } = useCatalogue();
  if (documents.length === 0) return null;
  return (
    <>
      <Title order={3} size="h4" mt="xs">
        {title}
      </Title>
      <ul className={classes.entries} aria-label={title}>
        {documents.map(({ fichero, idTipoDocumento }) => (
          <li key={fichero.url}>
            <Anchor href={fichero.url} target="_blank" rel="noopener">
              {fichero.nombre}
              <NewTabMark />
            </Anchor>{' '}
            <Text component="span" dim small>
              {name('tiposDocumento', idTipoDocumento)}
            </Text>
          </li>
        ))}
      </ul>
    </>
  );
}
