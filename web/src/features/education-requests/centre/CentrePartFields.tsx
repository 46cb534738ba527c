import { SimpleGrid, TextInput } from '@mantine/core';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { NumberField } from '../../../ui/NumberField.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { Section } from '../../../ui/Section.tsx';
import type { CentrePartValues } from './centre-request.ts';

/** Group, places and host tutor. */
export function CentrePartFields({ form }: { form: ContractForm<CentrePartValues> }) {
  const t = useTexts('educationCentre');
  return (
    <>
      <Section title={t('form.tutor')} description={t('form.tutorHelp')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} data-level>
          <TextInput label={t('form.nombreTutorEmpresa')} {...form.getInputProps('nombreTutorEmpresa')} />
          <TextInput
            label={t('form.ApellidosTutorEmpresa')}
            {...form.getInputProps('ApellidosTutorEmpresa')}
          />
          <TextInput
            label={t('form.emailTutorEmpresa')}
            type="email"
            {...form.getInputProps('emailTutorEmpresa')}
          />
          <TextInput
            label={t('form.telefonoTutorEmpresa')}
            type="tel"
            {...form.getInputProps('telefonoTutorEmpresa')}
          />
        </SimpleGrid>
      </Section>
      <Section title={t('form.group')}>
        <SimpleGrid cols={{ base: 1, sm: 2 }} data-level>
          <TextInput
            label={<OptionalLabel>{t('form.grupo')}</OptionalLabel>}
            description={t('form.grupoHelp')}
            {...form.getInputProps('grupo')}
          />
          <NumberField
            kind="whole"
            label={<OptionalLabel>{t('form.plazas')}</OptionalLabel>}
            description={t('form.plazasHelp')}
            {...form.getInputProps('plazas')}
          />
        </SimpleGrid>
      </Section>
    </>
  );
}
