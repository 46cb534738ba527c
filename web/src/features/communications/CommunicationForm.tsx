import { Radio, Stack, TextInput } from '@mantine/core';
import { audiences } from '@portal/contract/communications';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../lib/forms/forms.ts';
import type { KeptForm } from '../../lib/forms/kept-form.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { DayField } from '../../ui/DayField.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { KeptFormFoot } from '../../ui/kept-form/KeptFormFoot.tsx';
import { RestoredDraft } from '../../ui/kept-form/RestoredDraft.tsx';
import { Section } from '../../ui/Section.tsx';
import classes from './communications.module.css';
import { GoneCommunication } from './GoneCommunication.tsx';
import { Preview } from './Preview.tsx';
import { TextSections } from './TextSections.tsx';
import { useLabels } from './useLabels.ts';
import type { CommunicationValues } from './values.ts';

interface Props {
  kept: KeptForm<CommunicationValues>;
  submitLabel: string;
  /** Beside what saves it. */
  children?: ReactNode;
}

/** The form of a communication, saved as one types, with what its readers will see beside it. */
export function CommunicationForm({ kept, submitLabel, children }: Props) {
  const { form } = kept;
  const labelOf = useLabels();
  return (
    <form {...form.formProps}>
      <div className={classes.notices}>
        <RestoredDraft kept={kept} area="communicationForm" />
        <ErrorSummary problems={form.problems} labelOf={labelOf} />
      </div>
      <div className={classes.columns}>
        <div>
          <WhoAndWhen form={form} />
          <TextSections form={form} />
        </div>
        <div className={classes.preview}>
          <Preview values={form.getValues()} />
        </div>
        <KeptFormFoot
          kept={kept}
          area="communicationForm"
          gone={<GoneCommunication />}
          submitLabel={submitLabel}
        >
          {children}
        </KeptFormFoot>
      </div>
    </form>
  );
}

function WhoAndWhen({ form }: { form: ContractForm<CommunicationValues> }) {
  const t = useTexts('communicationForm');
  const ui = useTexts('ui');
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
            label={`${t('form.to')} (${ui('optional')})`}
            description={t('form.toHelp')}
            {...form.getInputProps('fechaHasta')}
            data-path="fechaHasta"
          />
        </div>
        <TextInput
          label={`${t('form.link')} (${ui('optional')})`}
          description={t('form.linkHelp')}
          type="url"
          {...form.getInputProps('enlace')}
          data-path="enlace"
        />
      </Stack>
    </Section>
  );
}
