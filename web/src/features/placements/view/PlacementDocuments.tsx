import { Anchor, Group, Title } from '@mantine/core';
import type { PlacementDocument } from '@portal/contract/placements';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { documentMeaning } from '../../../domain/company-document/document-meaning.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { EntryList, Row } from '../../../ui/EntryList.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';

interface Props {
  documents: readonly PlacementDocument[];
  action?: ReactNode;
  /** What the reader can do with one. */
  actsOf?: (document: PlacementDocument) => ReactNode;
}

export function PlacementDocuments({ documents, action, actsOf }: Props) {
  const t = useTexts('placementView');
  return (
    <Section title={t('documents.title')} id="documentos" action={action}>
      {documents.length === 0 ? (
        <Text dim small>
          {t('documents.none')}
        </Text>
      ) : (
        <EntryList flush>
          {documents.map((document) => (
            <li key={document.id} id={`documento-${document.id}`}>
              <DocumentRow document={document} acts={actsOf?.(document)} />
            </li>
          ))}
        </EntryList>
      )}
    </Section>
  );
}

function DocumentRow({ document, acts }: { document: PlacementDocument; acts: ReactNode }) {
  const t = useTexts('placementView');
  const words = useTexts('companyDocuments');
  const { nombre, descripcion, estado, motivo, documento } = document;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) 7.5rem minmax(0, 4fr)' }}>
      <div>
        <Title order={3}>{nombre}</Title>
        {descripcion !== null && <Text small>{descripcion}</Text>}
        <DocumentDates document={document} />
        {motivo !== null && <Text small>{t('documents.reason', { reason: motivo })}</Text>}
      </div>
      <Group>
        <StateBadge meaning={documentMeaning[estado]}>{words(`states.${estado}`)}</StateBadge>
      </Group>
      <Group gap="0.5rem 1rem">
        {documento !== null && (
          <Anchor
            href={documento.url}
            target="_blank"
            aria-label={t('documents.downloadOf', { name: nombre })}
          >
            <Group gap="0.25rem" component="span" wrap="nowrap">
              <IconDownload size={16} aria-hidden /> {t('documents.download')}
            </Group>
          </Anchor>
        )}
        {acts}
      </Group>
    </Row>
  );
}

/** Of which kind it is, who has to provide it, and by when or since when. */
function DocumentDates({ document }: { document: PlacementDocument }) {
  const t = useTexts('placementView');
  const words = useTexts('companyDocuments');
  const { day, daysFromToday } = useFormat();
  const { tipo, nombre, estado, aportadoPor, fechaLimite, entregado } = document;
  const isAwaited = estado === 'pendiente' || estado === 'devuelto';
  const kind = words(`kinds.${tipo}`);
  return (
    <Text dim small>
      {[
        kind === nombre || tipo === 'otro' ? null : kind,
        t('documents.provider', { name: words(`providers.${aportadoPor}`) }),
        isAwaited &&
          fechaLimite !== null &&
          t(daysFromToday(fechaLimite) < 0 ? 'documents.late' : 'documents.until', { day: day(fechaLimite) }),
        !isAwaited && entregado !== null && t('documents.handedIn', { day: day(entregado) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
