import { NativeSelect } from '@mantine/core';
import { toTheEnd } from '@portal/contract/survey-rules';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { anyText } from './question-list.ts';
import { questionsPath, type Writing } from './survey-writing.ts';

interface Props {
  writing: Writing;
  label: string;
  help?: string;
  /** What happens where it leads nowhere of its own. */
  usual: 'next' | 'usual';
  /** The place of its question. */
  place: number;
  path: string;
  value: number | null;
  onChange: (destination: number | null) => void;
}

/** Where a question or an answer leads: on, to a later question, or to the end. */
export function Jump({ writing, label, help, usual, place, path, value, onChange }: Props) {
  const t = useTexts('portalSurveyForm');
  const { preguntas } = writing.form.getValues().definicion;
  const nameOf = (at: number) => {
    const text = anyText(preguntas[at]?.textos ?? { es: '', ca: '', en: '' }, writing.language);
    return { place: at + 1, text: text === '' ? t('questions.unwritten') : text };
  };
  const later = preguntas.flatMap(({ idPregunta }, at) =>
    at > place ? [{ value: String(idPregunta), label: t('questions.goTo', nameOf(at)) }] : [],
  );
  // Of a question that was moved or deleted since: it stays in sight until it is mended.
  const at = preguntas.findIndex(({ idPregunta }) => idPregunta === value);
  const isWrong = value !== null && value !== toTheEnd && at <= place;
  const wrong = isWrong
    ? [
        {
          value: String(value),
          label: at === -1 ? t('questions.deleted') : t('questions.notLater', nameOf(at)),
        },
      ]
    : [];
  return (
    <NativeSelect
      label={label}
      description={help}
      data={[
        // Behind the last question there is nothing to go on with.
        { value: '', label: t(`questions.${usual === 'next' && later.length === 0 ? 'last' : usual}`) },
        ...later,
        ...(later.length === 0 ? [] : [{ value: String(toTheEnd), label: t('questions.end') }]),
        ...wrong,
      ]}
      value={value === null || (value === toTheEnd && later.length === 0) ? '' : String(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      error={writing.errorAt(`${questionsPath}.${path}`)}
      data-path={`${questionsPath}.${path}`}
    />
  );
}
