import type { ProposalEventKind, Turn } from '@portal/contract/proposals';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

interface Event {
  tipo: ProposalEventKind;
  fecha: string;
  quien: Turn;
  nota: string | null;
  /** Managers read who it was. */
  nombre?: string | null;
}

/** What happened to a proposal, the latest first. */
export function ProposalHistory({ events }: { events: readonly Event[] }) {
  const t = useTexts('proposals');
  const { dayAndTime } = useFormat();
  if (events.length === 0)
    return (
      <Text dim small>
        {t('history.none')}
      </Text>
    );
  return (
    <Timeline>
      {events.map(({ tipo, fecha, quien, nota, nombre }) => (
        <li key={`${tipo} ${fecha}`}>
          <Text strong>{t(`history.events.${tipo}`)}</Text>
          <Text dim small>
            {[nombre ?? t(`history.who.${quien}`), dayAndTime(fecha)].join(' · ')}
          </Text>
          {nota !== null && <p>{nota}</p>}
        </li>
      ))}
    </Timeline>
  );
}
