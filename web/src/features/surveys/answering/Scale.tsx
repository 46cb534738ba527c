import { Radio } from '@mantine/core';
import { Text } from '../../../ui/Text.tsx';
import classes from './answering.module.css';
import type { QuestionProps } from './question-props.ts';
import { TakeBack } from './TakeBack.tsx';

/** From one end to another, in whole steps. */
export function Scale(props: QuestionProps) {
  const { question, answer, onAnswer, onLeave, label, help, error, own } = props;
  const { idPregunta, minimo, maximo, textoMinimo, textoMaximo } = question;
  const from = minimo ?? 1;
  const to = maximo ?? from;
  const steps = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
  const meaning = new Map([
    [from, textoMinimo],
    [to, textoMaximo],
  ]);
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
        <div className={classes.scale} data-long={steps.length > 7 || undefined}>
          {steps.map((step) => (
            <Radio
              key={step}
              value={String(step)}
              label={String(step)}
              aria-label={meaning.get(step) ? `${step}: ${meaning.get(step)}` : undefined}
              classNames={{ root: classes.step, body: classes.stepBody, labelWrapper: classes.stepWords }}
              error={Boolean(error)}
              aria-invalid={Boolean(error) || undefined}
              data-path={`preguntas.${idPregunta}`}
            />
          ))}
        </div>
        {(textoMinimo !== null || textoMaximo !== null) && (
          <Text component="div" dim small className={classes.ends} aria-hidden>
            {textoMinimo !== null && (
              <span>
                {from} = {own(textoMinimo)}
              </span>
            )}
            {textoMaximo !== null && (
              <span>
                {to} = {own(textoMaximo)}
              </span>
            )}
          </Text>
        )}
      </Radio.Group>
      <TakeBack {...props} />
    </div>
  );
}
