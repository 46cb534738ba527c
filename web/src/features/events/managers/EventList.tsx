import { NativeSelect } from '@mantine/core';
import { type ListedEvent, listManagedEvents, managedEventStates } from '@portal/contract/events';
import { IconCalendarEvent, IconPlus } from '@tabler/icons-react';
import { useCall } from '../../../lib/api/calls.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { useTitles } from '../../../lib/i18n/useTitles.ts';
import { useListParams } from '../../../lib/routing/useListParams.ts';
import { entryLink, Row } from '../../../ui/EntryList.tsx';
import { FilteredList, NothingFound } from '../../../ui/FilteredList.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton, ScreenLink } from '../../../ui/ScreenLink.tsx';
import { SearchBar } from '../../../ui/SearchBar.tsx';
import { type Meaning, StateBadge } from '../../../ui/StateBadge.tsx';
import { Text } from '../../../ui/Text.tsx';

const rowsPerPage = 25;

/** Every event, for the managers. */
export default function EventList() {
  const t = useTexts('eventForm');
  const events = useTexts('events');
  const titles = useTitles();
  const { get, page, set, turn } = useListParams();
  const texto = get('texto');
  const estado = managedEventStates.find((state) => state === get('estado'));
  const asked = { ...(texto !== '' && { texto }), ...(estado && { estado }) };
  const query = useCall(
    listManagedEvents,
    { query: { pagina: page, porPagina: rowsPerPage, ...asked } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead
        title={titles('managedEvents')}
        context={t('list.context')}
        action={
          <ScreenButton to="newEvent" leftSection={<IconPlus size={18} aria-hidden />}>
            {t('list.new')}
          </ScreenButton>
        }
      />
      <SearchBar
        text={texto}
        onSearch={(typed) => set({ texto: typed })}
        label={t('list.search')}
        submitLabel={t('list.submit')}
      >
        {(typed) => (
          <NativeSelect
            label={t('list.state')}
            value={estado ?? ''}
            onChange={({ currentTarget: { value } }) => set({ texto: typed, estado: value })}
            data={[
              { value: '', label: t('list.anyState') },
              ...managedEventStates.map((value) => ({
                value,
                label: value === 'borrador' ? t('state.draft') : events(`states.${value}`),
              })),
            ]}
          />
        )}
      </SearchBar>
      <FilteredList
        label={titles('managedEvents')}
        query={query}
        page={page}
        pageSize={rowsPerPage}
        turn={turn}
        countOf={({ numTotal }) => t('list.count', { count: numTotal })}
        nothing={
          <NothingFound
            icon={<IconCalendarEvent size={28} />}
            isFiltered={Object.keys(asked).length > 0}
            all="managedEvents"
            textOf={(key) => t(`list.${key === 'emptyText' ? 'emptyBody' : key}`)}
          />
        }
        rowsOf={({ eventos }) =>
          eventos.map((event) => ({ id: event.idEvento, row: <EventRow event={event} /> }))
        }
      />
    </>
  );
}

const meanings: Record<ListedEvent['estado'], Meaning> = {
  proximo: 'good',
  pasado: 'neutral',
  cancelado: 'wrong',
};

function EventRow({ event }: { event: ListedEvent }) {
  const t = useTexts('eventForm');
  const events = useTexts('events');
  const { dayAndTime, number } = useFormat();
  const { idEvento, titulo, idioma, fecha, categoria, estado, publicado, plazas } = event;
  const { inscritos, enEspera, asistentes } = event;
  const more = [
    enEspera > 0 && t('list.waiting', { count: enEspera }),
    asistentes > 0 && t('list.attended', { count: asistentes }),
  ].filter(Boolean);
  return (
    <Row columns={{ wide: 'minmax(0, 1fr) 14rem 8.5rem' }}>
      <div>
        <h2>
          <ScreenLink to="managedEvent" params={{ id: idEvento }} className={entryLink}>
            <span lang={idioma}>{titulo}</span>
          </ScreenLink>
        </h2>
        <Text dim small>
          {dayAndTime(fecha)} · {events(`categories.${categoria}`)}
        </Text>
      </div>
      <div>
        <Text dim small>
          {plazas === null
            ? t('list.enrolled', { count: inscritos })
            : t('list.enrolledOf', { count: inscritos, places: number(plazas) })}
        </Text>
        {more.length > 0 && (
          <Text dim small>
            {more.join(' · ')}
          </Text>
        )}
      </div>
      <StateBadge meaning={publicado ? meanings[estado] : 'neutral'}>
        {publicado ? events(`states.${estado}`) : t('state.draft')}
      </StateBadge>
    </Row>
  );
}
