import { Radio, Stack, TextInput } from '@mantine/core';
import { audiences } from '@portal/contract/communications';
import type { ReactNode } from 'react';
import { ManagedForm } from '../../domain/managed/ManagedForm.tsx';
import { TextSections } from '../../domain/written-text/TextSections.tsx';
import { useTextLabels } from '../../domain/written-text/useTextLabels.ts';
import type { ContractForm } from '../../lib/forms/forms.ts';
import type { VersionedForm } from '../../lib/forms/useVersionedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { DayField } from '../../ui/DayField.tsx';
import { OptionalLabel } from '../../ui/OptionalLabel.tsx';
import { Section } from '../../ui/Section.tsx';
import { communicationRecord } from './communication-record.ts';
import classes from './communications.module.css';
import { Preview } from './Preview.tsx';
import type { CommunicationValues } from './values.ts';

interface Props {
  kept: VersionedForm<CommunicationValues>;
  submitLabel: string;
  actions?: ReactNode;
}

/** The form of a communication, with what its readers will see beside it. */
export function CommunicationForm({ kept, submitLabel, actions }: Props) {
  const { form } = kept;
  return (
    <ManagedForm
      record={communicationRecord}
      kept={kept}
      labelOf={useLabels()}
      problems={form.problems}
      submitLabel={submitLabel}
      side={
        <div className={classes.preview}>
          <Preview values={form.getValues()} />
        </div>
      }
      actions={actions}
    >
      <WhoAndWhen form={form} />
      <TextSections form={form} />
    </ManagedForm>
  );
}

function WhoAndWhen({ form }: { form: ContractForm<CommunicationValues> }) {
  const t = useTexts('communicationForm');
  const titles = useTitles();
  return (
    <Section title={titles('communication')} description={t('form.dates')}>
      <Stack>
        <Radio.Group label={t('form.audience')} {...form.getInputProps('destinatarios')}>
          <Stack gap="xs" mt="xs">
            {audiences.map((one) => (
              <Radio key={one} value={one} label={t(`audience.${one}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <div className={classes.days}>
          <DayField label={t('form.from')} {...form.getInputProps('fechaDesde')} data-path="fechaDesde" />
          <DayField
            label={<OptionalLabel>{t('form.to')}</OptionalLabel>}
            description={t('form.toHelp')}
            {...form.getInputProps('fechaHasta')}
            data-path="fechaHasta"
          />
        </div>
        <TextInput
          label={<OptionalLabel>{t('form.link')}</OptionalLabel>}
          description={t('form.linkHelp')}
          type="url"
          {...form.getInputProps('enlace')}
          data-path="enlace"
        />
      </Stack>
    </Section>
  );
}

/** What stands above each field of a communication, by its path; a text also says its language. */
function useLabels(): (path: string) => string {
  const t = useTexts('communicationForm');
  const labels: Record<string, string> = {
    destinatarios: t('form.audience'),
    fechaDesde: t('form.from'),
    fechaHasta: t('form.to'),
    enlace: t('form.link'),
    ...useTextLabels(),
  };
  return (path) => labels[path] ?? path;
}
