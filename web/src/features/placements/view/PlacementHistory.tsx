import { placementParties, type WholePlacement } from '@portal/contract/placements';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';

type Event = WholePlacement['historial'][number];

/** What happened to it, the latest first. */
export function PlacementHistory({ events }: { events: WholePlacement['historial'] }) {
  const t = useTexts('placementView');
  const { day, dayAndTime } = useFormat();
  // Of a signature the note is whose it is, of an interruption its days.
  const noteOf = (tipo: Event['tipo'], nota: string) => {
    const [from, to] = nota.split('/');
    if (tipo === 'interrumpida' && from !== undefined && to !== undefined)
      return t('period', { from: day(from), to: day(to) });
    const party = placementParties.find((one) => one === nota);
    return tipo === 'firmada' && party !== undefined ? t(`parties.${party}`) : nota;
  };
  const latest = events.toReversed().toSorted((a, b) => Date.parse(b.fecha) - Date.parse(a.fecha));
  return (
    <Section title={t('history.title')}>
      <Timeline>
        {latest.map(({ tipo, fecha, quien, nota }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind may have come at the same moment
          <li key={place}>
            <Text strong>{t(`history.events.${tipo}`)}</Text>
            <Text dim small>
              {[dayAndTime(fecha), quien].filter(Boolean).join(' · ')}
            </Text>
            {nota !== null && <p>{noteOf(tipo, nota)}</p>}
          </li>
        ))}
      </Timeline>
    </Section>
  );
}
