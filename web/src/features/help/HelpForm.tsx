import { NativeSelect, NumberInput, Radio, Stack, Switch, Title } from '@mantine/core';
import { audiences } from '@portal/contract/communications';
import { helpTopics } from '@portal/contract/help';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../domain/managed/ManagedForm.tsx';
import { LanguagePreview } from '../../domain/written-text/LanguagePreview.tsx';
import { TextSections } from '../../domain/written-text/TextSections.tsx';
import { useTextLabels } from '../../domain/written-text/useTextLabels.ts';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { helpRecord } from './help-record.ts';
import type { HelpValues } from './values.ts';

interface Props {
  kept: VersionedForm<HelpValues>;
  submitLabel: string;
  actions?: ReactNode;
}

/** The form of a question with its answer: the title is the question. */
export function HelpForm({ kept, submitLabel, actions }: Props) {
  const t = useTexts('helpForm');
  const help = useTexts('help');
  const titles = useTitles();
  const texts = useTextLabels();
  const { form } = kept;
  const labels: Readonly<Record<string, string>> = {
    destinatarios: t('form.readers'),
    tema: t('form.topic'),
    orden: t('form.order'),
    publicada: t('form.published'),
    ...texts,
  };
  return (
    <ManagedForm
      record={helpRecord}
      kept={kept}
      labelOf={(path) => labels[path] ?? path}
      problems={form.problems}
      submitLabel={submitLabel}
      side={
        <LanguagePreview title={t('preview.title')} textos={form.getValues().textos}>
          {({ titulo, descripcion, idioma }) => (
            <>
              <Title order={3} lang={idioma}>
                {titulo}
              </Title>
              <RichText html={descripcion} lang={idioma} />
            </>
          )}
        </LanguagePreview>
      }
      actions={actions}
    >
      <Section title={titles('managedAnswer')} description={t('form.about')}>
        <Stack>
          <Radio.Group label={t('form.readers')} {...form.getInputProps('destinatarios')}>
            <Stack gap="xs" mt="xs">
              {audiences.map((one) => (
                <Radio key={one} value={one} label={t(`audience.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <NativeSelect
            label={t('form.topic')}
            {...form.getInputProps('tema')}
            data-path="tema"
            data={helpTopics.map((one) => ({ value: one, label: help(`topics.${one}`) }))}
          />
          <NumberInput
            label={t('form.order')}
            description={t('form.orderHelp')}
            allowDecimal={false}
            allowNegative={false}
            {...form.getInputProps('orden')}
            data-path="orden"
          />
          <Switch
            label={t('form.published')}
            description={t('form.publishedHelp')}
            {...form.getInputProps('publicada', { type: 'checkbox' })}
          />
        </Stack>
      </Section>
      <TextSections form={form} />
    </ManagedForm>
  );
}
