import type { EducationEventKind } from '@portal/contract/education-requests';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { Timeline } from '../../ui/Timeline.tsx';

interface Event {
  tipo: EducationEventKind;
  fecha: string;
  /** Nobody is named to a student. */
  quien?: string | null;
  nota: string | null;
}

/** What happened to a request, the latest first. */
export function RequestHistory({ events }: { events: readonly Event[] }) {
  const t = useTexts('educationRequests');
  const { dayAndTime } = useFormat();
  return (
    <Timeline>
      {events.map(({ tipo, fecha, quien, nota }) => (
        <li key={`${tipo} ${fecha}`}>
          <Text strong>{t(`history.events.${tipo}`)}</Text>
          <Text dim small>
            {[dayAndTime(fecha), quien].filter(Boolean).join(' · ')}
          </Text>
          {nota !== null && <p>{nota}</p>}
        </li>
      ))}
    </Timeline>
  );
}
