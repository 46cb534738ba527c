import type { Language } from '@portal/contract/languages';
import { definitionProblems } from '@portal/contract/survey-definition-rules';
import { useMemo } from 'react';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { problemText } from './problem-text.ts';
import { asDefinition } from './question-list.ts';
import type { PortalSurveyValues, QuestionValues } from './values.ts';

export const questionsPath = 'definicion.preguntas';

export type SurveyForm = ContractForm<PortalSurveyValues>;

/** What the parts of the editor of questions share. */
export interface Writing {
  readonly form: SurveyForm;
  /** The language that is being written. */
  readonly language: Language;
  /** What is wrong at a path of the form: as the server or the last attempt found it, or with the questions as they stand. */
  readonly errorAt: (path: string) => string | undefined;
  /** What is wrong at paths that begin so. */
  readonly errorsUnder: (path: string) => readonly (readonly [path: string, text: string])[];
}

/** What is wrong with a survey while it is being written: with its shape at once, with its texts once it is sent. */
export function useWriting(form: SurveyForm, language: Language): Writing {
  const { preguntas } = form.getValues().definicion;
  const shape = useMemo(() => {
    if (preguntas.length === 0) return {};
    const definition = asDefinition({ preguntas, descripciones: blank, agradecimientos: blank });
    return Object.fromEntries(
      definitionProblems(definition, []).map(({ campo, error }) => [
        `definicion.${campo}`,
        problemText(error),
      ]),
    );
  }, [preguntas]);
  const found: Readonly<Record<string, unknown>> = { ...shape, ...form.errors };
  const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);
  return {
    form,
    language,
    errorAt: (path) => textOf(found[path]),
    errorsUnder: (path) =>
      Object.entries(found).flatMap(([one, error]) => {
        const text = textOf(error);
        return text !== undefined && (one === path || one.startsWith(`${path}.`)) ? [[one, text]] : [];
      }),
  };
}

const blank = { es: '', ca: '', en: '' };

/** Puts the questions; what was said of what is below this path was said of what stood there before. */
export function putQuestions(form: SurveyForm, questions: QuestionValues[], changed = questionsPath): void {
  form.setFieldValue(questionsPath, questions);
  const isBelow = (path: string) => path === changed || path.startsWith(`${changed}.`);
  if (Object.keys(form.errors).some(isBelow))
    form.setErrors(Object.fromEntries(Object.entries(form.errors).filter(([path]) => !isBelow(path))));
}
