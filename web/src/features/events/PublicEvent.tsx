import { getPublicEvent } from '@portal/contract/events';
import { useParams } from 'react-router';
import { hasPassed } from '../../domain/interview/interview-times.ts';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { EventDetail } from './EventDetail.tsx';
import { Unavailable } from './EventPage.tsx';

/** One event for visitors. Its data for search engines are in the page as the server sends it. */
export default function PublicEvent() {
  const t = useTexts('events');
  const { id = '' } = useParams();
  const role = useSession()?.data.userType;
  const query = useCall(getPublicEvent, { params: { id } });
  return (
    <Unavailable error={query.error}>
      <CallView query={query} skeleton={<Skeletons shape="page" />}>
        {(event) => (
          <EventDetail event={event} enlace={null}>
            {event.estado === 'proximo' &&
              !hasPassed(event.fecha) &&
              (role === undefined || role === 'Alumno') && (
                <Section
                  title={t('enrol.title')}
                  {...(role === undefined && { description: t('enrol.visitor') })}
                >
                  <ScreenButton to="event" params={{ id }}>
                    {t(role === undefined ? 'enrol.logIn' : 'enrol.goTo')}
                  </ScreenButton>
                </Section>
              )}
          </EventDetail>
        )}
      </CallView>
    </Unavailable>
  );
}
