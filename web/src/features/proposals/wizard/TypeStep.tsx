import { Radio, SimpleGrid, Stack, Textarea } from '@mantine/core';
import { internshipKinds } from '@portal/contract/incorporation-forms';
import { unpaidNoticeDays } from '@portal/contract/proposal-rules';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { YesNo } from '../../../ui/YesNo.tsx';
import type { Side } from '../proposal.ts';
import { type ProposalForm, TextIn } from './inputs.tsx';

/** What the internship would be: its type, its days and what is paid. */
export function TypeStep({ form, side }: { form: ProposalForm; side: Side }) {
  const t = useTexts('proposals');
  const { remunerada } = form.getValues();
  const kind = form.getInputProps('tipoPractica');
  return (
    <Stack>
      <TextIn form={form} name="titulo" description={t('wizard.help.titulo')} />
      <Radio.Group label={t('wizard.fields.tipoPractica')} {...kind}>
        <Stack gap="sm" mt="xs" mb={kind.error ? 'xs' : 0}>
          {internshipKinds.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`kinds.${one}`)}
              description={t(`kindHelp.${one}`)}
              error={Boolean(kind.error)}
              aria-invalid={Boolean(kind.error) || undefined}
              data-path="tipoPractica"
            />
          ))}
        </Stack>
      </Radio.Group>
      <YesNo
        label={t('wizard.fields.remunerada')}
        data-path="remunerada"
        first
        yes={{ label: t(`${side}.paid.yes`) }}
        no={{
          label: t(`${side}.paid.no`),
          description: t('wizard.help.unpaid', { days: unpaidNoticeDays }),
        }}
        value={remunerada}
        onChange={(value) => form.setFieldValue('remunerada', value)}
        error={form.errors.remunerada}
      />
      {remunerada === true && (
        <NumberField
          kind="money"
          label={t('wizard.fields.ayudaEstudio')}
          description={t('wizard.help.ayudaEstudio')}
          maxLength={12}
          maw="16rem"
          {...form.getInputProps('ayudaEstudio')}
        />
      )}
      <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
        <DayField label={t('wizard.fields.fechaInicio')} {...form.getInputProps('fechaInicio')} />
        <DayField label={t('wizard.fields.fechaFin')} {...form.getInputProps('fechaFin')} />
      </SimpleGrid>
      <Textarea
        label={<OptionalLabel>{t('wizard.fields.tareas')}</OptionalLabel>}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={2000}
        {...form.getInputProps('tareas')}
      />
    </Stack>
  );
}
