import { NativeSelect, Stack, Switch, TextInput, Title } from '@mantine/core';
import { programmeAudiences } from '@portal/contract/programmes';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../../domain/managed/ManagedForm.tsx';
import { LanguagePreview } from '../../../domain/written-text/LanguagePreview.tsx';
import { TextSections } from '../../../domain/written-text/TextSections.tsx';
import { useTextLabels } from '../../../domain/written-text/useTextLabels.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import type { VersionedForm } from '../../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { Section } from '../../../ui/Section.tsx';
import { Text } from '../../../ui/Text.tsx';
import { programmeRecord } from './programme-record.ts';
import type { ProgrammeValues } from './values.ts';

interface Props {
  kept: VersionedForm<ProgrammeValues>;
  submitLabel: string;
  actions?: ReactNode;
}

interface FormProps {
  form: ContractForm<ProgrammeValues>;
}

/** The form of a programme, with what its readers will see beside it. */
export function ProgrammeForm({ kept, submitLabel, actions }: Props) {
  const t = useTexts('programmeForm');
  const { form } = kept;
  return (
    <ManagedForm
      record={programmeRecord}
      kept={kept}
      labelOf={useLabels()}
      problems={form.problems}
      submitLabel={submitLabel}
      side={
        <LanguagePreview title={t('preview.title')} textos={form.getValues().textos}>
          {({ titulo, descripcion, idioma }) => (
            <div lang={idioma}>
              <Title order={3}>{titulo}</Title>
              <Text dim>{form.getValues().entradillas[idioma]}</Text>
              <RichText html={descripcion} lang={idioma} />
            </div>
          )}
        </LanguagePreview>
      }
      actions={actions}
    >
      <Conditions form={form} />
      <Leads form={form} />
      <TextSections form={form} />
    </ManagedForm>
  );
}

function Conditions({ form }: FormProps) {
  const t = useTexts('programmeForm');
  const programmes = useTexts('programmes');
  return (
    <Section title={t('form.conditions')}>
      <Stack>
        <TextInput
          label={t('form.sponsor')}
          maxLength={150}
          {...form.getInputProps('patrocinador')}
          data-path="patrocinador"
        />
        <DayField label={t('form.desde')} {...form.getInputProps('desde')} data-path="desde" />
        <DayField
          label={<OptionalLabel>{t('form.hasta')}</OptionalLabel>}
          description={t('form.hastaHelp')}
          {...form.getInputProps('hasta')}
          data-path="hasta"
        />
        <Switch label={t('form.students')} {...form.getInputProps('adhesionAlumnos', { type: 'checkbox' })} />
        <Switch
          label={t('form.companies')}
          {...form.getInputProps('adhesionEmpresas', { type: 'checkbox' })}
        />
        <NativeSelect
          label={t('form.audience')}
          {...form.getInputProps('para')}
          data-path="para"
          data={programmeAudiences.map((one) => ({ value: one, label: programmes(`audience.${one}`) }))}
        />
        <Switch
          label={t('form.dedication')}
          description={t('form.dedicationHelp')}
          {...form.getInputProps('exigeDedicacion', { type: 'checkbox' })}
        />
        <Switch label={t('form.open')} {...form.getInputProps('abierto', { type: 'checkbox' })} />
        <Switch
          label={t('form.published')}
          description={t('form.publishedHelp')}
          {...form.getInputProps('publicado', { type: 'checkbox' })}
        />
      </Stack>
    </Section>
  );
}

/** One sentence in each language of the institution, its own first. */
function Leads({ form }: FormProps) {
  const t = useTexts('programmeForm');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto: own } = useBrand();
  return (
    <Section title={t('form.leads')} description={t('form.leadsHelp')}>
      <Stack>
        {[own, ...idiomas.filter((one) => one !== own)].map((one) => (
          <TextInput
            key={one}
            label={<OptionalLabel>{shell(`languages.${one}`)}</OptionalLabel>}
            lang={one}
            maxLength={300}
            {...form.getInputProps(`entradillas.${one}`)}
            data-path={`entradillas.${one}`}
          />
        ))}
      </Stack>
    </Section>
  );
}

/** What stands above each field, by its path. */
function useLabels(): (path: string) => string {
  const t = useTexts('programmeForm');
  const texts = useTextLabels();
  const labels: Readonly<Record<string, string>> = {
    patrocinador: t('form.sponsor'),
    desde: t('form.desde'),
    hasta: t('form.hasta'),
    para: t('form.audience'),
    ...texts,
  };
  return (path) => labels[path] ?? t('form.leads');
}
