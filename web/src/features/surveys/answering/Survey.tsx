import { Stack } from '@mantine/core';
import { listCompanySurveys, listStudentSurveys } from '@portal/contract/surveys';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { tellAnswered } from '../../../domain/surveys/pending-surveys.ts';
import { CallError } from '../../../lib/api/call-error.ts';
import { keyOf, queryClient } from '../../../lib/api/calls.ts';
import { useConnection } from '../../../lib/api/connection.ts';
import { useLanguage, useTexts } from '../../../lib/i18n/i18n.ts';
import { usePathTo } from '../../../lib/routing/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ScreenButton } from '../../../ui/ScreenLink.tsx';
import { Answered } from './Answered.tsx';
import { AnswersSaved } from './AnswersSaved.tsx';
import { beginAnonymous, beginNamed } from './begin.ts';
import { dropAnswer, type KeptAnswer, keptAnswer } from './kept-answer.ts';
import { QuestionnairePages } from './QuestionnairePages.tsx';
import { SavedAnswers } from './saved-answers.ts';
import { type SurveyAddress, useSurveyAddress } from './survey-address.ts';

/** The questions of a survey, for who has come in to it in this tab; others are sent to where one does. */
export default function Survey() {
  const address = useSurveyAddress();
  return <Kept key={address.name} address={address} />;
}

function Kept({ address }: { address: SurveyAddress }) {
  const { id, name, enlace, search } = address;
  const pathTo = usePathTo();
  const account = useSession()?.account;
  const [kept, setKept] = useState(() => keptAnswer(name));
  const [thanks, setThanks] = useState<string | null | undefined>(undefined);
  const language = useLanguage();
  useQuestionsIn(language, kept, address, setKept);
  if (kept === null) return <Navigate to={pathTo('surveyAccess', { id }) + search} replace />;
  const { anonima, encuesta } = kept.acceso;
  if (thanks !== undefined) return <Answered encuesta={encuesta} thanks={thanks} isAnonymous={anonima} />;
  // Somebody else has logged in meanwhile.
  if (!anonima && kept.whose !== (enlace ?? account))
    return <Navigate to={pathTo('surveyAccess', { id }) + search} replace />;
  return (
    <Answering
      key={`${kept.language} ${kept.acceso.pase}`}
      kept={kept}
      address={address}
      onDone={setThanks}
    />
  );
}

/** The reader has changed the language: the same questions in it, where the survey is written in it. */
function useQuestionsIn(
  language: string,
  kept: KeptAnswer | null,
  address: SurveyAddress,
  onRead: (kept: KeptAnswer) => void,
): void {
  const [asked, setAsked] = useState(kept?.language);
  useEffect(() => {
    if (kept === null || asked === language) return;
    setAsked(language);
    const { anonima, codigo } = kept.acceso;
    const begin = anonima ? beginAnonymous(address, codigo) : beginNamed(address);
    begin.then(
      (read) => read !== null && onRead(read),
      // They go on in the language that they are in.
      (error) => {
        if (!(error instanceof CallError)) throw error;
      },
    );
  }, [language, asked, kept, address, onRead]);
}

interface AnsweringProps {
  kept: KeptAnswer;
  address: SurveyAddress;
  onDone: (thanks: string | null) => void;
}

function Answering({ kept, address: { id, name, search }, onDone }: AnsweringProps) {
  const t = useTexts('surveyAnswer');
  const language = useLanguage();
  const [saved] = useState(() => new SavedAnswers(name, kept));
  const { answers, isSaving, savedAt, failure, isOver } = useSyncExternalStore(
    saved.subscribe,
    saved.getState,
  );
  const [isFinishing, setFinishing] = useState(false);
  const [page, setPage] = usePageInAddress();
  useEffect(() => saved.open(), [saved]);
  const connection = useConnection();
  useEffect(() => {
    if (connection === 'there') saved.saveNow();
  }, [saved, connection]);

  const { acceso } = kept;
  const finish = async () => {
    if (isFinishing) return;
    setFinishing(true);
    const done = await saved.finish();
    setFinishing(false);
    if (done === undefined) return;
    dropAnswer(name);
    tellAnswered();
    for (const call of [listStudentSurveys, listCompanySurveys])
      void queryClient.invalidateQueries({ queryKey: keyOf(call) });
    onDone(done.agradecimiento);
  };
  const isTyped = (idPregunta: number) =>
    ['numero', 'texto', 'fecha'].includes(
      acceso.encuesta.preguntas.find((question) => question.idPregunta === idPregunta)?.tipo ?? '',
    );
  const isExpired = failure?.name === 'linkExpiredOrUsed';
  return (
    <>
      <div lang={acceso.encuesta.idioma}>
        <PageHead
          title={acceso.encuesta.titulo}
          context={<span lang={language}>{t(acceso.anonima ? 'survey.anonymous' : 'survey.named')}</span>}
          ownTitle
        />
      </div>
      <Stack gap="md" maw="48rem">
        {isExpired && (
          <Banner
            meaning="warning"
            urgent
            title={t('survey.over.title')}
            action={
              <ScreenButton to="surveyAccess" params={{ id }} search={search}>
                {t('survey.over.again')}
              </ScreenButton>
            }
          >
            <p>{t('survey.over.body')}</p>
          </Banner>
        )}
        {isOver && !isExpired && <ErrorBanner error={failure} stays />}
        {(!isOver || isExpired) && (
          <QuestionnairePages
            encuesta={acceso.encuesta}
            answers={answers}
            onAnswer={(idPregunta, valor) => saved.answer(idPregunta, valor, isTyped(idPregunta))}
            onLeave={saved.saveNow}
            finish={finish}
            isFinishing={isFinishing}
            {...(page !== undefined && { page })}
            onPage={setPage}
            saved={
              !isOver && (
                <AnswersSaved
                  isSaving={isSaving}
                  savedAt={savedAt}
                  failure={failure}
                  onRetry={saved.saveNow}
                />
              )
            }
          />
        )}
      </Stack>
    </>
  );
}

/** The page stands in the address, so that the browser's own way back goes to the page before. */
function usePageInAddress(): [page: number | undefined, setPage: (page: number) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const given = Number(query.get('pagina') ?? '');
  const setPage = (page: number) => {
    query.set('pagina', String(page + 1));
    navigate(`${pathname}?${query}`, { preventScrollReset: true });
  };
  return [Number.isSafeInteger(given) && given > 0 ? given - 1 : undefined, setPage];
}
