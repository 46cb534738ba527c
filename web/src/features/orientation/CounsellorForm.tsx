import { Checkbox, Group, Stack, Switch, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../domain/managed/ManagedForm.tsx';
import { LanguagePreview } from '../../domain/written-text/LanguagePreview.tsx';
import { TextSections } from '../../domain/written-text/TextSections.tsx';
import { useTextLabels } from '../../domain/written-text/useTextLabels.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Section } from '../../ui/Section.tsx';
import { counsellorRecord } from './counsellor-record.ts';
import type { CounsellorValues } from './values.ts';

interface Props {
  kept: VersionedForm<CounsellorValues>;
  submitLabel: string;
  actions?: ReactNode;
}

/** The form of a counsellor; the texts say in what they help. */
export function CounsellorForm({ kept, submitLabel, actions }: Props) {
  const t = useTexts('counsellorForm');
  const shell = useTexts('shell');
  const titles = useTitles();
  const texts = useTextLabels();
  const { idiomas } = useBrand();
  const { form } = kept;
  const labels: Readonly<Record<string, string>> = {
    nombre: t('form.name'),
    idiomas: t('form.languages'),
    lugar: t('form.place'),
    enlace: t('form.link'),
    activo: t('form.active'),
    ...texts,
  };
  return (
    <ManagedForm
      record={counsellorRecord}
      kept={kept}
      labelOf={(path) => labels[path] ?? path}
      problems={form.problems}
      submitLabel={submitLabel}
      side={
        <LanguagePreview title={t('preview.title')} textos={form.getValues().textos}>
          {({ titulo, descripcion, idioma }) => (
            <>
              <Title order={3}>{form.getValues().nombre}</Title>
              <p lang={idioma}>{titulo}</p>
              <RichText html={descripcion} lang={idioma} />
            </>
          )}
        </LanguagePreview>
      }
      actions={actions}
    >
      <Section title={titles('counsellor')} description={t('form.about')}>
        <Stack>
          <TextInput label={t('form.name')} {...form.getInputProps('nombre')} data-path="nombre" />
          <Checkbox.Group label={t('form.languages')} {...form.getInputProps('idiomas')}>
            <Group gap="md" mt="xs">
              {idiomas.map((one) => (
                <Checkbox key={one} value={one} label={shell(`languages.${one}`)} />
              ))}
            </Group>
          </Checkbox.Group>
          <TextInput
            label={<OptionalLabel>{t('form.place')}</OptionalLabel>}
            description={t('form.placeHelp')}
            {...form.getInputProps('lugar')}
            data-path="lugar"
          />
          <TextInput
            label={<OptionalLabel>{t('form.link')}</OptionalLabel>}
            description={t('form.linkHelp')}
            type="url"
            {...form.getInputProps('enlace')}
            value={form.getValues().enlace ?? ''}
            onChange={({ currentTarget }) =>
              form.setFieldValue('enlace', currentTarget.value.trim() === '' ? null : currentTarget.value)
            }
            data-path="enlace"
          />
          <Switch
            label={t('form.active')}
            description={t('form.activeHelp')}
            {...form.getInputProps('activo', { type: 'checkbox' })}
          />
        </Stack>
      </Section>
      <TextSections form={form} />
    </ManagedForm>
  );
}
