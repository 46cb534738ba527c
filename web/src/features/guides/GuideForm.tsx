import { NumberInput, Radio, Stack, Switch } from '@mantine/core';
import { guideReaders } from '@portal/contract/guides';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../domain/managed/ManagedForm.tsx';
import { LanguagePreview } from '../../domain/written-text/LanguagePreview.tsx';
import { TextSections } from '../../domain/written-text/TextSections.tsx';
import { useTextLabels } from '../../domain/written-text/useTextLabels.ts';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Section } from '../../ui/Section.tsx';
import { GuideCard } from './GuideCard.tsx';
import { guideRecord } from './guide-record.ts';
import classes from './guides.module.css';
import type { GuideValues } from './values.ts';

interface Props {
  kept: VersionedForm<GuideValues>;
  submitLabel: string;
  /** Where its picture is, for the preview. */
  urlImagen?: string | null;
  urlFichero?: string | null;
  actions?: ReactNode;
}

/** The form of a guide, with what its readers will see beside it. */
export function GuideForm({ kept, submitLabel, urlImagen = null, urlFichero = null, actions }: Props) {
  const t = useTexts('guideForm');
  const titles = useTitles();
  const { form } = kept;
  return (
    <ManagedForm
      record={guideRecord}
      kept={kept}
      labelOf={useLabels()}
      problems={form.problems}
      submitLabel={submitLabel}
      side={
        <div className={classes.preview}>
          <LanguagePreview title={t('preview.title')} textos={form.getValues().textos}>
            {(text) => <GuideCard guide={{ ...text, urlImagen, urlFichero }} order={3} />}
          </LanguagePreview>
        </div>
      }
      actions={actions}
    >
      <Section title={titles('managedGuide')}>
        <Stack>
          <Radio.Group label={t('form.readers')} {...form.getInputProps('destinatarios')}>
            <Stack gap="xs" mt="xs">
              {guideReaders.map((one) => (
                <Radio key={one} value={one} label={t(`readers.${one}`)} />
              ))}
            </Stack>
          </Radio.Group>
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

/** What stands above each field, by its path; a text also says its language. */
function useLabels(): (path: string) => string {
  const t = useTexts('guideForm');
  const labels: Record<string, string> = {
    destinatarios: t('form.readers'),
    orden: t('form.order'),
    publicada: t('form.published'),
    ...useTextLabels(),
  };
  return (path) => labels[path] ?? path;
}
