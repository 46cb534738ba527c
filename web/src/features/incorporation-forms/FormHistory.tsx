import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { Text } from '../../ui/Text.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import type { SomeForm } from './incorporation-form.ts';

/** What happened to a form, the latest first. */
export function FormHistory({ events }: { events: SomeForm['historial'] }) {
  const t = useTexts('incorporationForms');
  const { dayAndTime } = useFormat();
  if (events.length === 0)
    return (
      <Text dim small>
        {t('history.none')}
      </Text>
    );
  const latest = events.toSorted((a, b) => Date.parse(b.fecha) - Date.parse(a.fecha));
  return (
    <Timeline>
      {latest.map(({ tipo, fecha, quien, nota }) => (
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
