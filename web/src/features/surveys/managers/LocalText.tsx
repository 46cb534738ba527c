import { Textarea } from '@mantine/core';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import type { Writing } from './survey-writing.ts';
import type { Texts } from './values.ts';

interface Props {
  writing: Writing;
  label: string;
  description?: string;
  optional?: boolean;
  path: string;
  value: Texts;
  onChange: (texts: Texts) => void;
  maxLength: number;
}

/** A text in the language that is being written, below it the institution's own where that is another. */
export function LocalText({
  writing: { language, errorAt, errorsUnder },
  label,
  description,
  optional = false,
  path,
  value,
  onChange,
  maxLength,
}: Props) {
  const t = useTexts('portalSurveyForm');
  const shell = useTexts('shell');
  const { idiomaPorDefecto: own } = useBrand();
  const here = `${path}.${language}`;
  // What is wrong in another language is said too: nobody would look for it there.
  const elsewhere = errorsUnder(path).find(([one]) => one !== here && one !== path);
  const [otherPath = '', problem = ''] = elsewhere ?? [];
  const other = (['es', 'ca', 'en'] as const).find((one) => otherPath === `${path}.${one}`);
  const error =
    errorAt(here) ?? (other && t('questions.elsewhere', { language: shell(`languages.${other}`), problem }));
  const isTranslated = language !== own && value[own].trim() !== '';
  return (
    <Textarea
      label={optional ? <OptionalLabel>{label}</OptionalLabel> : label}
      description={
        isTranslated
          ? t('questions.own', { language: shell(`languages.${own}`), text: value[own] })
          : description
      }
      lang={language}
      autosize
      minRows={1}
      maxRows={8}
      maxLength={maxLength}
      value={value[language]}
      onChange={({ currentTarget }) => onChange({ ...value, [language]: currentTarget.value })}
      error={error}
      data-path={other === undefined ? here : otherPath}
    />
  );
}
