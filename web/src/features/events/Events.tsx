import { Box, SegmentedControl } from '@mantine/core';
import { type EventCard, getEventsCalendar } from '@portal/contract/events';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { EventMonth } from './EventMonth.tsx';
import { EventRow } from './EventRow.tsx';
import { eventGroups } from './event-groups.ts';
import { useEvents } from './use-events.ts';

/** The events of the institution: what stands out, what comes, and what is over. Managers have a list of their own. */
export default function Events() {
  const pathTo = usePathTo();
  const role = useSession()?.data.userType;
  if (role === 'Gestor') return <Navigate to={pathTo('managedEvents')} replace />;
  return <Listed isStudent={role === 'Alumno'} />;
}

const views = ['lista', 'mes'] as const;

function Listed({ isStudent }: { isStudent: boolean }) {
  const t = useTexts('events');
  const titles = useTitles();
  const { get, set } = useListParams();
  const isMonth = get('vista') === 'mes';
  const query = useEvents();
  return (
    <>
      <PageHead title={titles('events')} context={t('context')} />
      <SegmentedControl
        mb="md"
        aria-label={t('view.label')}
        value={isMonth ? 'mes' : 'lista'}
        onChange={(view) => set({ vista: view === 'mes' ? view : null, mes: null }, { push: true })}
        data={views.map((view) => ({ value: view, label: t(`view.${view}`) }))}
      />
      <CallView query={query} skeleton={<Skeletons shape="row" count={5} />}>
        {(events) => {
          if (isMonth) return <EventMonth events={events} />;
          const { featured, coming, past } = eventGroups(events);
          return (
            <>
              {featured.length + coming.length === 0 && (
                <EmptyState icon={<IconCalendarEvent size={28} />} title={t('empty')}>
                  {t('emptyBody')}
                </EmptyState>
              )}
              <Group title={t('featured')} events={featured} />
              <Group title={t('coming')} events={coming} />
              {past.length > 0 && (
                <Box my="lg">
                  <Disclosure title={t('past', { count: past.length })}>
                    <Rows events={past} />
                  </Disclosure>
                </Box>
              )}
              {isStudent && <Feed />}
            </>
          );
        }}
      </CallView>
    </>
  );
}

function Group({ title, events }: { title: string; events: readonly EventCard[] }) {
  if (events.length === 0) return null;
  return (
    <Section title={title}>
      <Rows events={events} />
    </Section>
  );
}

const Rows = ({ events }: { events: readonly EventCard[] }) => (
  <EntryList flush>
    {events.map((event) => (
      <li key={event.idEvento}>
        <EventRow event={event} />
      </li>
    ))}
  </EntryList>
);

/** The address that the student’s own calendar reads. */
function Feed() {
  const t = useTexts('events');
  const { data } = useCall(getEventsCalendar, {});
  if (data === undefined) return null;
  return (
    <Section title={t('feed.title')} description={t('feed.help')}>
      <Text small mb="xs">
        {t('feed.private')}
      </Text>
      <CopyButton value={data.url}>{t('feed.copy')}</CopyButton>
    </Section>
  );
}
