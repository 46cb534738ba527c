import { Stack, TextInput } from '@mantine/core';
import { useBrand } from '../../lib/brand/brand.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { TextsValues } from './written-values.ts';

/** Title and text in each language of the institution, its own first. */
export function TextSections<V extends TextsValues>({ form }: { form: ContractForm<V> }) {
  const t = useTexts('writtenText');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto: own } = useBrand();
  return [own, ...idiomas.filter((one) => one !== own)].map((one) => {
    const language = shell(`languages.${one}`);
    const path = `textos.${one}`;
    const error = form.errors[`${path}.descripcion`];
    return (
      <Section
        key={one}
        title={t('form.text', { language })}
        description={one === own ? t('form.own') : t('form.other', { language: shell(`languages.${own}`) })}
      >
        <Stack>
          <TextInput
            label={one === own ? t('form.title') : <OptionalLabel>{t('form.title')}</OptionalLabel>}
            lang={one}
            {...form.getInputProps(`${path}.titulo`)}
            data-path={`${path}.titulo`}
          />
          <TextEditor
            label={t('form.body')}
            optional={one !== own}
            language={language}
            lang={one}
            path={`${path}.descripcion`}
            value={form.getValues().textos[one].descripcion}
            onChange={form.getInputProps(`${path}.descripcion`).onChange}
            error={typeof error === 'string' ? error : undefined}
          />
        </Stack>
      </Section>
    );
  });
}
