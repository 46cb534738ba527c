import { Group } from '@mantine/core';
import type { EventCard } from '@portal/contract/events';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { entryLink, Row } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';

/** An event in a list: what, when, where, and whether the reader is enrolled. */
export function EventRow({ event }: { event: EventCard }) {
  const t = useTexts('events');
  const { dayAndTime } = useFormat();
  const { urlEvento, titulo, entradilla, idioma, fecha, categoria, lugar, enLinea, estado, inscripcion } =
    event;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 3fr)' }}>
      <div lang={idioma}>
        <h3>
          <ScreenLink to="event" params={{ id: urlEvento }} className={entryLink}>
            {titulo}
          </ScreenLink>
        </h3>
        <Text dim small>
          {entradilla}
        </Text>
      </div>
      <div>
        <p>
          <time dateTime={fecha}>{dayAndTime(fecha)}</time>
        </p>
        <Text dim small>
          {[t(`categories.${categoria.slug}`), lugar ?? (enLinea ? t('online') : null)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Group gap="0.25rem 0.5rem">
        {estado === 'cancelado' && <StateBadge meaning="wrong">{t('states.cancelado')}</StateBadge>}
        {inscripcion !== null && (
          <StateBadge meaning={inscripcion === 'inscrito' ? 'good' : 'info'}>
            {t(`registration.${inscripcion}`)}
          </StateBadge>
        )}
      </Group>
    </Row>
  );
}
