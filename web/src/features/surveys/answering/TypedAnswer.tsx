import { Textarea } from '@mantine/core';
import { usualAnswerText } from '@portal/contract/survey-rules';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import type { QuestionProps } from './question-props.ts';

/** A number, a text or a day. */
export function TypedAnswer({ question, answer, onAnswer, onLeave, label, help, error }: QuestionProps) {
  const t = useTexts('surveyAnswer');
  const { idPregunta, tipo, minimo, maximo } = question;
  const field = {
    label,
    description: help,
    error,
    onBlur: onLeave,
    'data-path': `preguntas.${idPregunta}`,
    inputWrapperOrder: ['label', 'description', 'input', 'error'] as const,
  };
  if (tipo === 'numero') {
    const given = typeof answer === 'number' || typeof answer === 'string' ? answer : null;
    return (
      <NumberField
        {...field}
        inputWrapperOrder={[...field.inputWrapperOrder]}
        kind="decimal"
        maw="14rem"
        value={given}
        description={help || bounds(t, minimo, maximo)}
        onChange={(value) => onAnswer(value === '' ? null : value)}
      />
    );
  }
  const text = typeof answer === 'string' ? answer : '';
  if (tipo === 'fecha') {
    const { inputWrapperOrder: _, ...ofDay } = field;
    return <DayField {...ofDay} value={text === '' ? null : text} onChange={onAnswer} />;
  }
  const max = maximo ?? usualAnswerText;
  return (
    <Textarea
      {...field}
      inputWrapperOrder={[...field.inputWrapperOrder]}
      autosize
      minRows={max <= 120 ? 1 : 3}
      maxRows={14}
      value={text}
      onChange={({ currentTarget: { value } }) => onAnswer(value === '' ? null : value)}
    />
  );
}

function bounds(
  t: ReturnType<typeof useTexts<'surveyAnswer'>>,
  min: number | null,
  max: number | null,
): string | undefined {
  if (min !== null && max !== null) return t('bounds.between', { min, max });
  if (min !== null) return t('bounds.from', { min });
  return max === null ? undefined : t('bounds.to', { max });
}
