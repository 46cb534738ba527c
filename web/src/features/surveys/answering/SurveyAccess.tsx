import { Stack } from '@mantine/core';
import { openSurveyAccess } from '@portal/contract/surveys';
import { IconClipboardCheck, IconClipboardOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { CallView } from '../../../ui/CallView.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Skeletons } from '../../../ui/Skeletons.tsx';
import { AnonymousWay } from './AnonymousWay.tsx';
import classes from './answering.module.css';
import { CodeShownOnce } from './CodeShownOnce.tsx';
import { LoginWay } from './LoginWay.tsx';
import { NamedWay } from './NamedWay.tsx';
import { type SurveyAddress, type SurveyWays, useSurveyAddress } from './survey-address.ts';

/** What a survey is, and the ways by which its reader may answer it. */
export default function SurveyAccess() {
  const address = useSurveyAddress();
  const { id, querystringValue } = address;
  const query = useCall(openSurveyAccess, { params: { id: Number(id) }, body: { querystringValue } });
  const [made, setMade] = useState<{ of: string; codigo: string } | null>(null);
  const codigo = made?.of === address.name ? made.codigo : null;
  // A code is shown once: it stays, whatever is heard of the survey meanwhile.
  if (query.error?.name === 'surveyAnswered' && codigo === null) return <AlreadyAnswered />;
  if (query.error?.name === 'surveyNotForUsers' && query.data === undefined) return <NotForUsers />;
  return (
    <CallView query={query} skeleton={<Skeletons shape="page" />}>
      {(survey) => (
        <Ways
          survey={survey}
          address={address}
          codigo={codigo}
          onCode={(one) => setMade({ of: address.name, codigo: one })}
        />
      )}
    </CallView>
  );
}

function AlreadyAnswered() {
  const t = useTexts('surveyAnswer');
  const isIn = useSession() !== null;
  return (
    <EmptyState
      icon={<IconClipboardCheck size={28} />}
      title={t('access.answered.title')}
      action={isIn && <ScreenButton to="home">{t('done.home')}</ScreenButton>}
    >
      {t('access.answered.body')}
    </EmptyState>
  );
}

/** It is for people without an account: who is logged in goes on to what is theirs. */
function NotForUsers() {
  const t = useTexts('surveyAnswer');
  const role = useSession()?.data.userType;
  return (
    <>
      <PageHead title={t('access.outsiders.title')} />
      <EmptyState
        icon={<IconClipboardOff size={28} />}
        title={t('access.outsiders.nothing')}
        action={
          <ScreenButton to={role === 'Gestor' ? 'managedSurveys' : 'surveys'}>
            {t(role === 'Gestor' ? 'access.outsiders.all' : 'done.surveys')}
          </ScreenButton>
        }
      >
        {t('access.outsiders.body')}
      </EmptyState>
    </>
  );
}

interface WaysProps {
  survey: SurveyWays;
  address: SurveyAddress;
  /** What has just been made to go on with an anonymous answer. */
  codigo: string | null;
  onCode: (codigo: string) => void;
}

function Ways({ survey, address, codigo, onCode }: WaysProps) {
  const t = useTexts('surveyAnswer');
  const language = useLanguage();
  const { day } = useFormat();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const { titulo, idioma, descripcion, obligatoria, hasta, numPreguntas } = survey;
  const facts = [
    t('access.questions', { count: numPreguntas }),
    obligatoria && t('access.mandatory'),
    hasta !== null && t('access.until', { day: day(hasta) }),
  ].filter(Boolean);
  const goOn = () => navigate(pathTo('survey', { id: address.id }) + address.search);
  const isNamed = survey.identificado && survey.conLogin;
  const isByLogin = survey.conLogin && !survey.identificado;
  return (
    <>
      <div lang={idioma}>
        <PageHead title={titulo} context={<span lang={language}>{facts.join(' · ')}</span>} ownTitle />
      </div>
      <Stack gap="md" maw="48rem">
        {descripcion !== null && (
          <p lang={idioma} className={classes.description}>
            {descripcion}
          </p>
        )}
        {codigo !== null ? (
          <CodeShownOnce codigo={codigo} onStart={goOn} />
        ) : (
          <>
            {survey.sacaOpcionAnonima && (
              <AnonymousWay survey={survey} address={address} onCode={onCode} onBegun={goOn} />
            )}
            {isNamed && <NamedWay address={address} onBegun={goOn} />}
            {isByLogin && (
              <LoginWay address={address} isOfPlacement={survey.idPractica !== null} onBegun={goOn} />
            )}
          </>
        )}
      </Stack>
    </>
  );
}
