import { Box, Input, Radio } from '@mantine/core';
import { useId } from 'react';
import { Text } from '../../../ui/Text.tsx';
import classes from './answering.module.css';
import type { QuestionProps } from './question-props.ts';
import { TakeBack } from './TakeBack.tsx';

type Rows = Readonly<Record<string, number>>;

const isRows = (answer: QuestionProps['answer']): answer is Rows =>
  typeof answer === 'object' && !Array.isArray(answer);

/** More of them do not stand side by side. */
const mostColumns = 7;

/** The same answers for each of some rows: a table where there is room, on a phone one row below the other. */
export function Matrix(props: QuestionProps) {
  const { question, answer, onAnswer, onLeave, label, help, error, own } = props;
  const { idPregunta, filas, respuestas } = question;
  const id = useId();
  const rows: Rows = isRows(answer) ? answer : {};
  const isTable = respuestas.length <= mostColumns;
  return (
    <Box
      component="fieldset"
      className={classes.matrix}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help ${id}-error`}
      data-table={isTable || undefined}
      __vars={{ '--columns': String(respuestas.length) }}
      onBlur={onLeave}
    >
      <Input.Label component="div" id={`${id}-label`} labelElement="div">
        {label}
      </Input.Label>
      {help && <Input.Description id={`${id}-help`}>{help}</Input.Description>}
      <div className={classes.heads} aria-hidden>
        <span />
        {respuestas.map(({ idRespuesta, texto }) => (
          <Text component="span" small key={idRespuesta}>
            {own(texto)}
          </Text>
        ))}
      </div>
      {filas.map(({ idFila, texto }) => {
        const isMissing = Boolean(error) && rows[idFila] === undefined;
        return (
          <fieldset key={idFila} className={classes.row} aria-labelledby={`${id}-${idFila}`}>
            <span id={`${id}-${idFila}`} className={classes.rowName}>
              {own(texto)}
            </span>
            {respuestas.map(({ idRespuesta, texto: column }) => (
              <Radio
                key={idRespuesta}
                name={`${id}-${idFila}`}
                label={own(column)}
                checked={rows[idFila] === idRespuesta}
                onChange={() => onAnswer({ ...rows, [idFila]: idRespuesta })}
                classNames={{ root: classes.cell, labelWrapper: classes.cellWords }}
                error={isMissing}
                aria-invalid={isMissing || undefined}
                data-path={`preguntas.${idPregunta}`}
              />
            ))}
          </fieldset>
        );
      })}
      {error && (
        <Input.Error id={`${id}-error`} mt="xs">
          {error}
        </Input.Error>
      )}
      <TakeBack {...props} />
    </Box>
  );
}
