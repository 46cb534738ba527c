import { Textarea } from '@mantine/core';
import { asText } from '../../../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../../lib/i18n/useFormat.ts';
import { Text } from '../../../../ui/Text.tsx';
import { useInput } from '../form-context.ts';
import { dataTextLimits } from '../values.ts';

/** What the company says of the processing of personal data, which becomes a part of the agreement. */
export function DataTextSection() {
  const t = useTexts('agreementForm');
  const { number } = useFormat();
  const text = useInput('informacionTratamientoDeDatos');
  return (
    <div>
      <Textarea
        label={t('fields.informacionTratamientoDeDatos')}
        description={t('help.informacionTratamientoDeDatos')}
        autosize
        minRows={5}
        maxRows={16}
        maxLength={dataTextLimits.input}
        {...asText(text)}
      />
      <Text dim tiny mt="0.25rem" ta="end">
        {t('letters', { typed: number(text.value.trim().length), max: number(dataTextLimits.max) })}
      </Text>
    </div>
  );
}
