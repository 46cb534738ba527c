import { Button } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import type { QuestionProps } from './question-props.ts';

/** What is chosen by radio buttons cannot be unchosen by them: where no answer is needed, this does. */
export function TakeBack({
  question,
  answer,
  onAnswer,
}: Pick<QuestionProps, 'question' | 'answer' | 'onAnswer'>) {
  const t = useTexts('surveyAnswer');
  if (question.respuestaObligatoria || answer === undefined) return null;
  return (
    <Button
      variant="subtle"
      size="xs"
      mt="xs"
      ms="-0.5rem"
      aria-label={t('takeBackOf', { question: question.texto })}
      onClick={({ currentTarget }) => {
        // The button goes away with the press.
        currentTarget.closest('div')?.parentElement?.querySelector<HTMLElement>('input')?.focus();
        onAnswer(null);
      }}
    >
      {t('takeBack')}
    </Button>
  );
}
