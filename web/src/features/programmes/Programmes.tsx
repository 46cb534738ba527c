import {
  listActiveProgrammes,
  listCompanyProgrammes,
  listStudentProgrammes,
  type ProgrammeCard,
} from '@portal/contract/programmes';
import { IconSchool } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EntryList, entryLink, Row } from '../../ui/EntryList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { type AdhesionState, meanings } from './meanings.ts';

/** The active programmes, with the reader’s own requests. Managers have a list of their own. */
export default function Programmes() {
  const pathTo = usePathTo();
  const role = useSession()?.data.userType;
  if (role === 'Gestor') return <Navigate to={pathTo('managedProgrammes')} replace />;
  return <Listed isStudent={role === 'Alumno'} />;
}

function Listed({ isStudent }: { isStudent: boolean }) {
  const t = useTexts('programmes');
  const titles = useTitles();
  const query = useCall(listActiveProgrammes, {});
  const student = useCall(listStudentProgrammes, {}, { enabled: isStudent });
  const company = useCall(listCompanyProgrammes, {}, { enabled: !isStudent });
  const own = (isStudent ? student.data : company.data) ?? [];
  return (
    <>
      <PageHead title={titles('programmes')} context={t('context')} />
      <CallView query={query} skeleton={<Skeletons shape="row" count={3} />}>
        {(programmes) => {
          const ended = own.filter((one) =>
            programmes.every(({ idPrograma }) => idPrograma !== one.idPrograma),
          );
          return (
            <>
              <Active programmes={programmes} own={own} />
              <Ended own={ended} />
            </>
          );
        }}
      </CallView>
    </>
  );
}

interface Own {
  readonly idPrograma: number;
  readonly titulo: string;
  readonly estado: AdhesionState | null;
}

function Active({ programmes, own }: { programmes: readonly ProgrammeCard[]; own: readonly Own[] }) {
  const t = useTexts('programmes');
  if (programmes.length === 0)
    return (
      <EmptyState icon={<IconSchool size={28} />} title={t('empty')}>
        {t('emptyBody')}
      </EmptyState>
    );
  return (
    <Section title={t('active')}>
      <EntryList flush>
        {programmes.map((programme) => (
          <li key={programme.idPrograma}>
            <ProgrammeRow
              programme={programme}
              estado={own.find(({ idPrograma }) => idPrograma === programme.idPrograma)?.estado}
            />
          </li>
        ))}
      </EntryList>
    </Section>
  );
}

/** Those that are over, which only who asked to join still reads. */
function Ended({ own }: { own: readonly Own[] }) {
  const t = useTexts('programmes');
  const asked = own.flatMap(({ estado, ...one }) => (estado === null ? [] : [{ ...one, estado }]));
  if (asked.length === 0) return null;
  return (
    <Section title={t('ended')}>
      <EntryList flush>
        {asked.map(({ idPrograma, titulo, estado }) => (
          <li key={idPrograma}>
            <Row columns={{ wide: 'minmax(0, 10fr) minmax(0, 3fr)' }}>
              <h3>
                <ScreenLink to="programme" params={{ id: String(idPrograma) }} className={entryLink}>
                  {titulo}
                </ScreenLink>
              </h3>
              <StateBadge meaning={meanings[estado]}>{t(`states.${estado}`)}</StateBadge>
            </Row>
          </li>
        ))}
      </EntryList>
    </Section>
  );
}

interface RowProps {
  programme: ProgrammeCard;
  estado: AdhesionState | null | undefined;
}

function ProgrammeRow({ programme, estado }: RowProps) {
  const t = useTexts('programmes');
  const { day } = useFormat();
  const { idPrograma, titulo, entradilla, idioma, patrocinador, hasta, abierto } = programme;
  return (
    <Row stacked columns={{ wide: 'minmax(0, 6fr) minmax(0, 4fr) minmax(0, 3fr)' }}>
      <div lang={idioma}>
        <h3>
          <ScreenLink to="programme" params={{ id: String(idPrograma) }} className={entryLink}>
            {titulo}
          </ScreenLink>
        </h3>
        <Text dim small>
          {entradilla}
        </Text>
      </div>
      <div>
        <p>{patrocinador}</p>
        <Text dim small>
          {hasta === null ? t('noEnd') : t('until', { day: day(hasta) })}
        </Text>
      </div>
      <div>
        {estado ? (
          <StateBadge meaning={meanings[estado]}>{t(`states.${estado}`)}</StateBadge>
        ) : (
          <StateBadge meaning="neutral">{t(abierto ? 'open' : 'closed')}</StateBadge>
        )}
      </div>
    </Row>
  );
}
