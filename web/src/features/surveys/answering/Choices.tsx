import { Checkbox, Radio, Stack } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import type { QuestionProps } from './question-props.ts';
import { TakeBack } from './TakeBack.tsx';

const path = (idPregunta: number) => `preguntas.${idPregunta}`;

/** One of several answers. */
export function OneChoice(props: QuestionProps) {
  const { question, answer, onAnswer, onLeave, label, help, error, own } = props;
  return (
    <div>
      <Radio.Group
        label={label}
        description={help}
        error={error}
        value={typeof answer === 'number' ? String(answer) : null}
        onChange={(chosen) => onAnswer(Number(chosen))}
        onBlur={onLeave}
      >
        <Stack gap="sm" mt="sm" mb={error ? 'xs' : 0}>
          {question.respuestas.map(({ idRespuesta, texto }) => (
            <Radio
              key={idRespuesta}
              value={String(idRespuesta)}
              label={own(texto)}
              error={Boolean(error)}
              aria-invalid={Boolean(error) || undefined}
              data-path={path(question.idPregunta)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <TakeBack {...props} />
    </div>
  );
}

/** Any number of answers, or as many as the question says. */
export function SeveralChoices({
  question,
  answer,
  onAnswer,
  onLeave,
  label,
  help,
  error,
  own,
}: QuestionProps) {
  const chosen = Array.isArray(answer) ? answer : [];
  const howMany = useHowMany(question);
  return (
    <Checkbox.Group
      label={label}
      description={
        (help || howMany !== null) && (
          <>
            {help} {howMany}
          </>
        )
      }
      error={error}
      value={chosen.map(String)}
      onChange={(next) => onAnswer(next.length === 0 ? null : next.map(Number))}
      onBlur={onLeave}
    >
      <Stack gap="sm" mt="sm" mb={error ? 'xs' : 0}>
        {question.respuestas.map(({ idRespuesta, texto }) => (
          <Checkbox
            key={idRespuesta}
            value={String(idRespuesta)}
            label={own(texto)}
            error={Boolean(error)}
            aria-invalid={Boolean(error) || undefined}
            data-path={path(question.idPregunta)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function useHowMany({ minimo, maximo }: QuestionProps['question']): string | null {
  const t = useTexts('surveyAnswer');
  if (minimo !== null && minimo === maximo) return t('howMany.exactly', { count: minimo });
  if (minimo !== null && maximo !== null) return t('howMany.between', { min: minimo, max: maximo });
  if (minimo !== null && minimo > 1) return t('howMany.atLeast', { count: minimo });
  if (maximo !== null) return t('howMany.atMost', { count: maximo });
  return null;
}
