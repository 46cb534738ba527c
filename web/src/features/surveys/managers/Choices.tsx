import { Button, CloseButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { stayNear } from '../../../ui/stay-near.ts';
import { Text } from '../../../ui/Text.tsx';
import { Jump } from './Jump.tsx';
import { LocalText } from './LocalText.tsx';
import classes from './managers.module.css';
import { newOption, newRow } from './question-list.ts';
import { questionsPath, type Writing } from './survey-writing.ts';
import type { QuestionValues, RowValues, Texts } from './values.ts';

interface Props {
  writing: Writing;
  question: QuestionValues;
  place: number;
  onChange: (question: QuestionValues, changed: string) => void;
}

/** What there is to choose from, each of one choice with where it leads. */
export function Options({ writing, question, place, onChange }: Props) {
  const t = useTexts('portalSurveyForm');
  const { tipo, respuestas, idPreguntaDestino } = question;
  const isMatrix = tipo === 'matriz';
  const path = `${place}.respuestas`;
  const put = (next: QuestionValues['respuestas'], changed = path) =>
    onChange({ ...question, respuestas: next }, changed);
  return (
    <Parts
      title={t(isMatrix ? 'questions.columns' : 'questions.options')}
      addLabel={t(isMatrix ? 'questions.addColumn' : 'questions.addOption')}
      path={path}
      writing={writing}
      onAdd={respuestas.length < 50 ? () => put([...respuestas, newOption(respuestas)]) : null}
    >
      {respuestas.map((option, at) => (
        <Part
          key={option.idRespuesta}
          writing={writing}
          label={t(isMatrix ? 'questions.column' : 'questions.option', { place: at + 1 })}
          removeLabel={t(isMatrix ? 'questions.removeColumn' : 'questions.removeOption', { place: at + 1 })}
          path={`${path}.${at}.textos`}
          value={option.textos}
          onChange={(textos) =>
            put(respuestas.with(at, { ...option, textos }), `${path}.${at}.textos.${writing.language}`)
          }
          onRemove={() => put(respuestas.toSpliced(at, 1))}
        >
          {tipo === 'una' && (
            <Jump
              writing={writing}
              label={t('questions.afterOption', { place: at + 1 })}
              usual={idPreguntaDestino === null ? 'next' : 'usual'}
              place={place}
              path={`${path}.${at}.idPreguntaDestino`}
              value={option.idPreguntaDestino}
              onChange={(destination) =>
                put(
                  respuestas.with(at, { ...option, idPreguntaDestino: destination }),
                  `${path}.${at}.idPreguntaDestino`,
                )
              }
            />
          )}
        </Part>
      ))}
    </Parts>
  );
}

/** The rows of a matrix. */
export function Rows({ writing, question, place, onChange }: Props) {
  const t = useTexts('portalSurveyForm');
  const { filas } = question;
  const path = `${place}.filas`;
  const put = (next: RowValues[], changed = path) => onChange({ ...question, filas: next }, changed);
  return (
    <Parts
      title={t('questions.rows')}
      addLabel={t('questions.addRow')}
      path={path}
      writing={writing}
      onAdd={filas.length < 30 ? () => put([...filas, newRow(filas)]) : null}
    >
      {filas.map((row, at) => (
        <Part
          key={row.idFila}
          writing={writing}
          label={t('questions.row', { place: at + 1 })}
          removeLabel={t('questions.removeRow', { place: at + 1 })}
          path={`${path}.${at}.textos`}
          value={row.textos}
          onChange={(textos) =>
            put(filas.with(at, { ...row, textos }), `${path}.${at}.textos.${writing.language}`)
          }
          onRemove={() => put(filas.toSpliced(at, 1))}
        />
      ))}
    </Parts>
  );
}

interface PartsProps {
  title: string;
  addLabel: string;
  path: string;
  writing: Writing;
  /** Null where there are as many as there can be. */
  onAdd: (() => void) | null;
  children: React.ReactNode;
}

function Parts({ title, addLabel, path, writing, onAdd, children }: PartsProps) {
  const whole = `${questionsPath}.${path}`;
  const error = writing.errorAt(whole);
  return (
    <fieldset className={classes.parts} data-entries>
      <legend>
        <Text component="span" small strong>
          {title}
        </Text>
      </legend>
      {children}
      {error !== undefined && (
        <Text small c="var(--wrong)" id={`${whole}-error`}>
          {error}
        </Text>
      )}
      {onAdd !== null && (
        <div>
          <Button
            variant="default"
            data-size="xs"
            leftSection={<IconPlus size={16} aria-hidden />}
            data-path={whole}
            {...(error !== undefined && { 'aria-describedby': `${whole}-error` })}
            onClick={({ currentTarget }) => {
              onAdd();
              // What was added is what is written next.
              requestAnimationFrame(() => {
                const inputs = currentTarget
                  .closest('fieldset')
                  ?.querySelectorAll<HTMLTextAreaElement>('[data-part] textarea:not([aria-hidden])');
                inputs?.item(inputs.length - 1).focus();
              });
            }}
          >
            {addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

interface PartProps {
  writing: Writing;
  label: string;
  removeLabel: string;
  path: string;
  value: Texts;
  onChange: (texts: Texts) => void;
  onRemove: () => void;
  children?: React.ReactNode;
}

function Part({ writing, label, removeLabel, path, value, onChange, onRemove, children }: PartProps) {
  return (
    <div className={classes.part} data-part>
      <div className={classes.partFields}>
        <LocalText
          writing={writing}
          label={label}
          path={`${questionsPath}.${path}`}
          value={value}
          onChange={onChange}
          maxLength={500}
        />
        {children}
      </div>
      <CloseButton
        aria-label={removeLabel}
        data-remove
        onClick={({ currentTarget }) => {
          stayNear(currentTarget);
          onRemove();
        }}
      />
    </div>
  );
}
