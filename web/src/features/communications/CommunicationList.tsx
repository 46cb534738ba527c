import { type ListedCommunication, listCommunications } from '@portal/contract/communications';
import { ManagedList, ManagedRow, usePageQuery } from '../../domain/managed/ManagedList.tsx';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import links from '../../ui/entry-link.module.css';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import type { Meaning } from '../../ui/StateBadge.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { communicationRecord } from './communication-record.ts';
import classes from './communications.module.css';

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
      className={classes.row}
      link={
        <ScreenLink to="communication" params={{ id: idComunicacion }} className={links.entryLink}>
          <span lang={idioma}>{titulo}</span>
        </ScreenLink>
      }
      from={communication.fechaDesde}
      to={communication.fechaHasta}
      changed={communication.modificada}
    >
      <p className={classes.dim}>{t(`audience.${destinatarios}`)}</p>
      <p className={classes.dim}>
        {t('inLanguages', { languages: idiomas.map((language) => language.toUpperCase()).join(' · ') })}
      </p>
      <StateBadge meaning={meanings[estado]}>{t(`state.${estado}`)}</StateBadge>
    </ManagedRow>
  );
}
