import type { Language } from '@portal/contract/languages';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/i18n.ts';
import { Card } from '../../../ui/Card.tsx';
import { OptionalMark } from '../../../ui/OptionalLabel.tsx';
import classes from './answering.module.css';
import { OneChoice, SeveralChoices } from './Choices.tsx';
import { Matrix } from './Matrix.tsx';
import type { QuestionProps } from './question-props.ts';
import { Scale } from './Scale.tsx';
import { TypedAnswer } from './TypedAnswer.tsx';

interface Props extends Pick<QuestionProps, 'question' | 'answer' | 'onAnswer' | 'onLeave'> {
  idioma: Language;
  error: string | undefined;
}

const kinds = {
  una: OneChoice,
  varias: SeveralChoices,
  escala: Scale,
  matriz: Matrix,
  numero: TypedAnswer,
  texto: TypedAnswer,
  fecha: TypedAnswer,
} as const;

/** A question with what is answered to it, and beside it what is wrong. */
export function Question({ question, idioma, error, ...rest }: Props) {
  const language = useLanguage();
  const Kind = kinds[question.tipo];
  const own = (text: string): ReactNode => (language === idioma ? text : <span lang={idioma}>{text}</span>);
  return (
    <Card className={classes.question}>
      <Kind
        {...rest}
        question={question}
        own={own}
        label={
          <>
            <span className={classes.words} {...(language !== idioma && { lang: idioma })}>
              {question.texto}
            </span>
            {!question.respuestaObligatoria && <OptionalMark />}
          </>
        }
        help={
          question.ayuda !== null && (
            <span className={classes.words} {...(language !== idioma && { lang: idioma })}>
              {question.ayuda}
            </span>
          )
        }
        error={error}
      />
    </Card>
  );
}
