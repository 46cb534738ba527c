import { Checkbox, Group, NativeSelect, Stack } from '@mantine/core';
import { questionKinds } from '@portal/contract/survey-rules';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { Options, Rows } from './Choices.tsx';
import { Jump } from './Jump.tsx';
import { LocalText } from './LocalText.tsx';
import classes from './managers.module.css';
import { asKind, offersChoices } from './question-list.ts';
import { putQuestions, questionsPath, type Writing } from './survey-writing.ts';
import type { QuestionValues } from './values.ts';

interface Props {
  writing: Writing;
  question: QuestionValues;
  place: number;
  /** It may have been answered. */
  isKindFixed: boolean;
}

/** All that a manager writes of one question. */
export function QuestionFields({ writing, question, place, isKindFixed }: Props) {
  const t = useTexts('portalSurveyForm');
  const { form, language } = writing;
  const at = `${questionsPath}.${place}`;
  const change = (next: QuestionValues, changed: string) =>
    putQuestions(
      form,
      form
        .getValues()
        .definicion.preguntas.map((one) => (one.idPregunta === question.idPregunta ? next : one)),
      `${questionsPath}.${changed}`,
    );
  const parts = { writing, question, place, onChange: change };
  return (
    <Stack>
      <LocalText
        writing={writing}
        label={t('questions.text')}
        path={`${at}.textos`}
        value={question.textos}
        onChange={(textos) => change({ ...question, textos }, `${place}.textos.${language}`)}
        maxLength={1000}
      />
      <LocalText
        writing={writing}
        label={t('questions.help')}
        optional
        path={`${at}.ayudas`}
        value={question.ayudas}
        onChange={(ayudas) => change({ ...question, ayudas }, `${place}.ayudas`)}
        maxLength={1000}
      />
      <NativeSelect
        label={t('questions.kind')}
        description={isKindFixed ? t('questions.kindFixed') : undefined}
        disabled={isKindFixed}
        data={questionKinds.map((kind) => ({ value: kind, label: t(`questions.kinds.${kind}`) }))}
        value={question.tipo}
        onChange={({ currentTarget: { value } }) => {
          const kind = questionKinds.find((one) => one === value);
          if (kind !== undefined) change(asKind(question, kind), String(place));
        }}
        error={writing.errorAt(`${at}.tipo`)}
        data-path={`${at}.tipo`}
      />
      <Group gap="0.5rem 1.5rem">
        <Checkbox
          label={t('questions.required')}
          checked={question.respuestaObligatoria}
          onChange={({ currentTarget }) =>
            change({ ...question, respuestaObligatoria: currentTarget.checked }, String(place))
          }
        />
        {place > 0 && (
          <Checkbox
            label={t('questions.newPage')}
            checked={question.nuevaPagina}
            onChange={({ currentTarget }) =>
              change({ ...question, nuevaPagina: currentTarget.checked }, `${place}.nuevaPagina`)
            }
          />
        )}
      </Group>
      {question.tipo === 'matriz' && <Rows {...parts} />}
      {offersChoices(question.tipo) && <Options {...parts} />}
      <Bounds {...parts} />
      <Jump
        writing={writing}
        label={t('questions.after')}
        help={t('questions.jumpHint')}
        usual="next"
        place={place}
        path={`${place}.idPreguntaDestino`}
        value={question.idPreguntaDestino}
        onChange={(destination) =>
          change({ ...question, idPreguntaDestino: destination }, `${place}.idPreguntaDestino`)
        }
      />
    </Stack>
  );
}

interface BoundsProps {
  writing: Writing;
  question: QuestionValues;
  place: number;
  onChange: (question: QuestionValues, changed: string) => void;
}

/** From where to where an answer may go, and what the ends of a scale mean. */
function Bounds({ writing, question, place, onChange }: BoundsProps) {
  const t = useTexts('portalSurveyForm');
  const { tipo } = question;
  if (tipo === 'una' || tipo === 'matriz' || tipo === 'fecha') return null;
  const isScale = tipo === 'escala';
  const labelOf = (label: string) => (isScale ? label : <OptionalLabel>{label}</OptionalLabel>);
  const bound = (field: 'minimo' | 'maximo', label: string) => (
    <NumberField
      kind={tipo === 'numero' ? 'decimal' : 'whole'}
      label={labelOf(label)}
      value={question[field]}
      onChange={(value) => onChange({ ...question, [field]: value }, `${place}.${field}`)}
      error={writing.errorAt(`${questionsPath}.${place}.${field}`)}
      data-path={`${questionsPath}.${place}.${field}`}
    />
  );
  const ends = ['textosMinimo', 'textosMaximo'] as const;
  return (
    <>
      <div className={classes.pair} data-level>
        {tipo !== 'texto' && bound('minimo', t(`questions.min.${tipo}`))}
        {bound('maximo', t(`questions.max.${tipo}`))}
      </div>
      {isScale && (
        <div className={classes.pair} data-level>
          {ends.map((field) => (
            <LocalText
              key={field}
              writing={writing}
              label={t(field === 'textosMinimo' ? 'questions.minText' : 'questions.maxText')}
              optional
              path={`${questionsPath}.${place}.${field}`}
              value={question[field]}
              onChange={(texts) => onChange({ ...question, [field]: texts }, `${place}.${field}`)}
              maxLength={150}
            />
          ))}
        </div>
      )}
    </>
  );
}
