import { Stack, TextInput } from '@mantine/core';
import { useBrand } from '../../lib/brand/brand.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { TextEditor } from './TextEditor.tsx';
import type { CommunicationValues } from './values.ts';

/** Title and text in each language of the institution, its own first. */
export function TextSections({ form }: { form: ContractForm<CommunicationValues> }) {
  const t = useTexts('communicationForm');
  const ui = useTexts('ui');
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
            label={one === own ? t('form.title') : `${t('form.title')} (${ui('optional')})`}
            lang={one}
            {...form.getInputProps(`${path}.titulo`)}
            data-path={`${path}.titulo`}
          />
          <TextEditor
            label={one === own ? t('form.body') : `${t('form.body')} (${ui('optional')})`}
            language={language}
            lang={one}
            path={`${path}.descripcion`}
            value={form.getValues().textos[one].descripcion}
            onChange={(html) => form.setFieldValue(`${path}.descripcion`, html)}
            error={typeof error === 'string' ? error : undefined}
          />
        </Stack>
      </Section>
    );
  });
}
