import type { AnswerValue } from '@portal/contract/survey-rules';
import type { ReadQuestion } from '@portal/contract/surveys';
import type { ReactNode } from 'react';

/** What every kind of question is drawn from. */
export interface QuestionProps {
  question: ReadQuestion;
  answer: AnswerValue | undefined;
  /** Null takes it back. */
  onAnswer: (valor: AnswerValue | null) => void;
  onLeave: () => void;
  label: ReactNode;
  help: ReactNode;
  error: ReactNode;
  /** In the survey's own language. */
  own: (text: string) => ReactNode;
}
