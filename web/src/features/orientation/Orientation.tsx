import { Stack } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { type Counsellor, getOrientation } from '@portal/contract/orientation';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Banner } from '../../ui/Banner.tsx';
import { CallView } from '../../ui/CallView.tsx';
import { EntryList } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { OwnAppointment } from './OwnAppointment.tsx';
import { useHeadFocused } from './useHeadFocused.ts';

/** The student’s appointment with a career counsellor, or the times for one. */
export default function Orientation() {
  const t = useTexts('orientation');
  const titles = useTitles();
  const query = useCall(getOrientation, {});
  return (
    <>
      <PageHead title={titles('orientation')} context={t('context')} />
      <CallView query={query} skeleton={<Skeletons shape="card" count={2} />}>
        {(found) => <Found found={found} />}
      </CallView>
    </>
  );
}

function Found({ found }: { found: Answer<typeof getOrientation> }) {
  const t = useTexts('orientation');
  const { orientadores, huecos, citas, reunion } = found;
  // A calendar file is there until the appointment ends; the latest come first.
  const next = citas.findLast(({ calendario }) => calendario !== null);
  const others = citas.filter((one) => one !== next);
  useHeadFocused(next?.idCita);
  return (
    <Stack gap="lg" maw="52rem">
      {reunion.obligatoria && (
        <Banner
          meaning={reunion.hecha ? 'good' : 'warning'}
          title={t(reunion.hecha ? 'meeting.held' : 'meeting.asked')}
        />
      )}
      {next ? (
        <OwnAppointment key={next.idCita} appointment={next} />
      ) : (
        <FreeTimes counsellors={orientadores} slots={huecos} />
      )}
      {orientadores.length > 0 && (
        <Section title={t('counsellors')}>
          <EntryList flush>
            {orientadores.map((one) => (
              <li key={one.idOrientador}>
                <CounsellorEntry counsellor={one} />
              </li>
            ))}
          </EntryList>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('earlier')}>
          <EntryList flush>
            {others.map((one) => (
              <li key={one.idCita}>
                <AppointmentRow appointment={one} own />
              </li>
            ))}
          </EntryList>
        </Section>
      )}
    </Stack>
  );
}

function CounsellorEntry({ counsellor }: { counsellor: Counsellor }) {
  const shell = useTexts('shell');
  const { nombre, idiomas, titulo, descripcion, idioma } = counsellor;
  return (
    <article>
      <h3>{nombre}</h3>
      <Text dim small lang={idioma}>
        {titulo}
      </Text>
      <Text dim small>
        {idiomas.map((one) => shell(`languages.${one}`)).join(' · ')}
      </Text>
      <RichText html={descripcion} lang={idioma} />
    </article>
  );
}
