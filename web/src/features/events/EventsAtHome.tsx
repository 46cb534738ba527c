import { listEvents } from '@portal/contract/events';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useSession } from '../../lib/session/session.ts';
import { EntryList, entryLink } from '../../ui/EntryList.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';

/** Seen at once. */
const atOnce = 3;

/** The next events on the student’s home; nothing where there are none. Its words are home’s, which is read first. */
export default function EventsAtHome() {
  const t = useTexts('home');
  const { dayAndTime } = useFormat();
  const { opciones } = useBrand();
  const role = useSession()?.data.userType;
  const enabled = opciones.eventos && role === 'Alumno';
  const { data } = useCall(listEvents, {}, { enabled });
  const next = (data ?? []).filter(({ estado }) => estado === 'proximo').toReversed();
  if (!enabled || next.length === 0) return null;
  return (
    <Section
      title={t('student.events')}
      action={<ScreenLink to="events">{t('student.allEvents')}</ScreenLink>}
    >
      <EntryList flush>
        {next.slice(0, atOnce).map(({ idEvento, urlEvento, titulo, idioma, fecha }) => (
          <li key={idEvento}>
            <ScreenLink to="event" params={{ id: urlEvento }} className={entryLink}>
              <span lang={idioma}>{titulo}</span>
            </ScreenLink>
            <Text dim small>
              <time dateTime={fecha}>{dayAndTime(fecha)}</time>
            </Text>
          </li>
        ))}
      </EntryList>
    </Section>
  );
}
