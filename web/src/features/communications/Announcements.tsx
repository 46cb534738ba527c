import {
  type Communication,
  listCompanyCommunications,
  listStudentCommunications,
} from '@portal/contract/communications';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { CommunicationCard } from './CommunicationCard.tsx';

/** Seen at once; the others open on demand. */
const atOnce = 3;

/** What the institution has to say to the person who is logged in; nothing where it has nothing to say. */
export default function Announcements() {
  const t = useTexts('communications');
  const role = useSession()?.data.userType;
  const student = useCall(listStudentCommunications, {}, { enabled: role === 'Alumno' });
  const company = useCall(listCompanyCommunications, {}, { enabled: role === 'Empresa' });
  const query = role === 'Empresa' ? company : student;
  if (role === undefined || role === 'Gestor' || query.data?.length === 0) return null;
  return (
    <Section title={t('title')}>
      <CallView query={query} skeleton={<Skeletons shape="row" count={2} />}>
        {(communications) => (
          <>
            <Cards communications={communications.slice(0, atOnce)} />
            {communications.length > atOnce && (
              <Disclosure title={t('more', { count: communications.length - atOnce })}>
                <Cards communications={communications.slice(atOnce)} />
              </Disclosure>
            )}
          </>
        )}
      </CallView>
    </Section>
  );
}

function Cards({ communications }: { communications: readonly Communication[] }) {
  return (
    <EntryList flush>
      {communications.map((communication) => (
        <li key={communication.idComunicacion}>
          <CommunicationCard communication={communication} />
        </li>
      ))}
    </EntryList>
  );
}
