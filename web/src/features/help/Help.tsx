import { TextInput } from '@mantine/core';
import { type HelpAnswer, helpTopics, listCompanyHelp, listStudentHelp } from '@portal/contract/help';
import type { Role } from '@portal/contract/roles';
import { IconLifebuoy, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Columns } from '../../ui/Columns.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { foundAnswers } from './found-answers.ts';
import { WriteToArea } from './WriteToArea.tsx';

const screens = { Alumno: 'help', Empresa: 'companyHelp', Gestor: 'managedHelp' } as const;

/** The help of the reader’s role, to which an address of another role’s leads. */
export default function Help() {
  const pathTo = usePathTo();
  const { pathname, hash } = useLocation();
  const role = useSession()?.data.userType;
  if (role === undefined) return null;
  const own = pathTo(screens[role]);
  return pathname === own ? <RoleHelp role={role} /> : <Navigate to={own + hash} replace />;
}

/** Questions and answers for the reader’s role, searched as one types, and a way to write to the right area. */
function RoleHelp({ role }: { role: Role }) {
  const t = useTexts('help');
  const titles = useTitles();
  const student = useCall(listStudentHelp, {}, { enabled: role === 'Alumno' });
  const company = useCall(listCompanyHelp, {}, { enabled: role === 'Empresa' });
  return (
    <>
      <PageHead title={titles('help')} context={t('context')} />
      <Columns end="minmax(18rem, 22rem)">
        <CallView
          query={role === 'Empresa' ? company : student}
          skeleton={<Skeletons shape="row" count={6} />}
        >
          {(answers) =>
            answers.length === 0 ? (
              <EmptyState icon={<IconLifebuoy size={28} />} title={t('empty')}>
                {t('emptyBody')}
              </EmptyState>
            ) : (
              <Answers answers={answers} />
            )
          }
        </CallView>
        <WriteToArea />
      </Columns>
    </>
  );
}

function Answers({ answers }: { answers: readonly HelpAnswer[] }) {
  const t = useTexts('help');
  const [typed, setTyped] = useState('');
  const { hash } = useLocation();
  useAnchor();
  const found = foundAnswers(answers, typed);
  return (
    <div>
      <TextInput
        type="search"
        label={t('search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Text dim small role="status" mb="sm">
        {typed.trim() === '' ? '' : t('found', { count: found.length })}
      </Text>
      {found.length === 0 && <p>{t('notFound')}</p>}
      {helpTopics.map((topic) => {
        const ofTopic = found.filter(({ tema }) => tema === topic);
        if (ofTopic.length === 0) return null;
        return (
          <Section key={topic} title={t(`topics.${topic}`)}>
            {ofTopic.map(({ idAyuda, titulo, descripcion, idioma }) => (
              <div key={idAyuda} id={`pregunta-${idAyuda}`} lang={idioma}>
                <Disclosure title={titulo} initiallyOpen={hash === `#pregunta-${idAyuda}`}>
                  <RichText html={descripcion} lang={idioma} />
                </Disclosure>
              </div>
            ))}
          </Section>
        );
      })}
    </div>
  );
}
