import { Button, Group, Progress, Stack } from '@mantine/core';
import { type Answers, type AnswerValue, pagesOf, progressOf } from '@portal/contract/survey-rules';
import type { ReadableSurvey } from '@portal/contract/surveys';
import { fieldErrorText } from '@portal/contract/validation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { revealFirstProblem } from '../../../lib/forms/reveal-field.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSentences } from '../../../lib/i18n/status-texts.ts';
import { Text } from '../../../ui/Text.tsx';
import classes from './answering.module.css';
import { Question } from './Question.tsx';
import { firstHeld, isWrong, pageToGoOnWith, problemOf } from './question-problems.ts';

interface Props {
  encuesta: ReadableSurvey;
  answers: Answers;
  /** Null takes an answer back. */
  onAnswer: (idPregunta: number, valor: AnswerValue | null) => void;
  /** Called on going on from the last page when nothing is missing. */
  finish?: () => void;
  isFinishing?: boolean;
  /** How the saving stands. */
  saved?: ReactNode;
  /** A field was left: what was typed in it is whole. */
  onLeave?: () => void;
  /** Where the page is kept outside, as in the address. */
  page?: number;
  onPage?: (page: number) => void;
}

/** The questions of a survey page by page, as its reader goes through them. It makes no calls. */
export function QuestionnairePages({
  encuesta,
  answers,
  onAnswer,
  finish,
  isFinishing = false,
  saved,
  onLeave,
  page: given,
  onPage,
}: Props) {
  const t = useTexts('surveyAnswer');
  const sentences = useSentences()?.fields;
  const { preguntas, idioma } = encuesta;
  const pages = pagesOf(preguntas, answers);
  const [own, setOwn] = useState(() => pageToGoOnWith(pages, answers));
  // An address may name a page that is not come to yet, or is no more.
  const at = Math.max(0, Math.min(given ?? own, firstHeld(pages, answers), pages.length - 1));
  const questions = pages[at] ?? [];
  const first = questions[0]?.idPregunta;
  const [tried, setTried] = useState<number | undefined>(undefined);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const isTried = tried === first && first !== undefined;
  const isLast = at === pages.length - 1;
  useTopOfPage(form, first);

  const turn = (next: number) => {
    setTried(undefined);
    // Where it is kept outside, the first one, which no address names, stays the one to come back to.
    if (onPage === undefined) setOwn(next);
    else onPage(next);
  };
  const goOn = () => {
    if (questions.some((question) => problemOf(question, answers) !== null)) {
      setTried(first);
      // The errors are there once this has been drawn.
      requestAnimationFrame(() => revealFirstProblem(form.current));
    } else if (isLast) finish?.();
    else turn(at + 1);
  };
  const errorOf = (question: (typeof questions)[number]): string | undefined => {
    const message = problemOf(question, answers);
    const isTold = isTried || (left.has(question.idPregunta) && isWrong(question, answers));
    if (message === null || !isTold) return undefined;
    if (sentences === undefined) return message;
    return fieldErrorText(sentences, { code: 'custom', path: [], message, input: undefined });
  };
  const leave = (idPregunta: number) => {
    setLeft((before) => new Set(before).add(idPregunta));
    onLeave?.();
  };
  const progress = progressOf(preguntas, answers);

  return (
    <form
      ref={form}
      noValidate
      data-saved
      className={classes.pages}
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <div>
        <Group justify="space-between" gap="0.25rem 1rem" mb="0.375rem">
          <Text dim small tabIndex={-1} data-page-place className={classes.place}>
            {t('pages.place', { page: at + 1, total: pages.length })}
          </Text>
          <Text dim small>
            {t('pages.progress', { percent: progress })}
          </Text>
        </Group>
        <Progress value={progress} aria-label={t('pages.progressLabel')} />
      </div>
      <Stack gap="md">
        {questions.map((question) => (
          <Question
            key={question.idPregunta}
            question={question}
            idioma={idioma}
            answer={answers[question.idPregunta]}
            onAnswer={(valor) => onAnswer(question.idPregunta, valor)}
            onLeave={() => leave(question.idPregunta)}
            error={errorOf(question)}
          />
        ))}
      </Stack>
      {saved}
      <Group justify="space-between" gap="sm">
        {at > 0 ? (
          <Button variant="default" onClick={() => turn(at - 1)}>
            {t('pages.back')}
          </Button>
        ) : (
          <span />
        )}
        {(!isLast || finish !== undefined) && (
          <Button type="submit" loading={isFinishing}>
            {t(isLast ? 'pages.finish' : 'pages.next')}
          </Button>
        )}
      </Group>
    </form>
  );
}

/** Another page is read from its beginning, and the focus, lost with the button, is there. */
function useTopOfPage(form: React.RefObject<HTMLFormElement | null>, first: number | undefined): void {
  const shown = useRef(first);
  useEffect(() => {
    if (shown.current === first) return;
    shown.current = first;
    const place = form.current?.querySelector<HTMLElement>('[data-page-place]');
    place?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'start' });
  }, [form, first]);
}
