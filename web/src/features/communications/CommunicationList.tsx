import { type ListedCommunication, listCommunications } from '@portal/contract/communications';
import { ManagedList, ManagedRow, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import type { Meaning } from '../../ui/StateBadge.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { communicationRecord } from './communication-record.ts';

/** Every communication, for the managers. */
export default function CommunicationList() {
  const query = useCall(listCommunications, { query: usePageQuery() }, { keepPrevious: true });
  return (
    <ManagedList
      record={communicationRecord}
      query={query}
      rowsOf={({ comunicaciones }) =>
        comunicaciones.map((communication) => ({
          id: communication.idComunicacion,
          row: <Row communication={communication} />,
        }))
      }
    />
  );
}

const meanings: Record<ListedCommunication['estado'], Meaning> = {
  programada: 'info',
  visible: 'good',
  terminada: 'neutral',
};

function Row({ communication }: { communication: ListedCommunication }) {
  const t = useTexts('communicationForm');
  const { idComunicacion, titulo, idioma, destinatarios, estado, idiomas } = communication;
  return (
    <ManagedRow
      texts="communicationForm"
      columns={{ wide: 'minmax(0, 1fr) 9rem 6.5rem 8.5rem', widest: 'minmax(0, 1fr) 10rem 12rem 8.5rem' }}
      link={
        <ScreenLink to="communication" params={{ id: idComunicacion }} className={entryLink}>
          <span lang={idioma}>{titulo}</span>
        </ScreenLink>
      }
      from={communication.fechaDesde}
      to={communication.fechaHasta}
      changed={communication.modificada}
    >
      <Text dim small>
        {t(`audience.${destinatarios}`)}
      </Text>
      <Text dim small>
        {t('inLanguages', { languages: idiomas.map((language) => language.toUpperCase()).join(' · ') })}
      </Text>
      <StateBadge meaning={meanings[estado]}>{t(`state.${estado}`)}</StateBadge>
    </ManagedRow>
  );
}
