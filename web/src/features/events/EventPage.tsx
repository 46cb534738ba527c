import { getCompanyEvent, getEvent, getPublicEvent } from '@portal/contract/events';
import { IconCalendarOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { CallError } from '../../lib/api/call-error.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Enrolment } from './Enrolment.tsx';
import { EventDetail } from './EventDetail.tsx';

/** One event for somebody who is logged in: students enrol. */
export default function EventPage() {
  const { id = '' } = useParams();
  const role = useSession()?.data.userType;
  if (role === 'Alumno') return <StudentEvent key={id} id={id} />;
  return role === 'Empresa' ? <CompanyEvent key={id} id={id} /> : <SeenEvent key={id} id={id} />;
}

const skeleton = <Skeletons shape="page" />;

function StudentEvent({ id }: { id: string }) {
  const query = useCall(getEvent, { params: { id } });
  return (
    <Unavailable error={query.error}>
      <CallView query={query} skeleton={skeleton}>
        {(event) => (
          <EventDetail event={event} enlace={event.enlace}>
            <Enrolment event={event} />
          </EventDetail>
        )}
      </CallView>
    </Unavailable>
  );
}

function CompanyEvent({ id }: { id: string }) {
  const query = useCall(getCompanyEvent, { params: { id } });
  return (
    <Unavailable error={query.error}>
      <CallView query={query} skeleton={skeleton}>
        {(event) => (
          <EventDetail event={event} enlace={event.enlace}>
            {null}
          </EventDetail>
        )}
      </CallView>
    </Unavailable>
  );
}

function SeenEvent({ id }: { id: string }) {
  const query = useCall(getPublicEvent, { params: { id } });
  return (
    <Unavailable error={query.error}>
      <CallView query={query} skeleton={skeleton}>
        {(event) => (
          <EventDetail event={event} enlace={null}>
            {null}
          </EventDetail>
        )}
      </CallView>
    </Unavailable>
  );
}

/** In the place of an event that is not there, or not published. */
export function Unavailable({ error, children }: { error: CallError | null; children: ReactNode }) {
  const t = useTexts('events');
  const titles = useTitles();
  const role = useSession()?.data.userType;
  if (error?.name !== 'eventUnavailable') return children;
  return (
    <>
      <PageHead title={titles('event')} />
      <EmptyState
        icon={<IconCalendarOff size={28} />}
        title={t('gone')}
        action={
          role !== undefined && (
            <ScreenButton to="events" variant="default">
              {t('all')}
            </ScreenButton>
          )
        }
      >
        {t('goneBody')}
      </EmptyState>
    </>
  );
}
