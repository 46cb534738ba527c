import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Section } from '../../../ui/Section.tsx';
import type { RequestValues } from './company-values.ts';

interface Props {
  form: ContractForm<RequestValues>;
  /** Below the e-mail, where it is somebody's already. */
  taken: ReactNode;
}

export function ContactFields({ form, taken }: Props) {
  const t = useTexts('signup');
  return (
    <Section title={t('company.contact')} description={t('company.contactText')}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
          <TextInput
            label={t('company.nombre')}
            autoComplete="given-name"
            {...form.getInputProps('contacto.nombre')}
          />
          <TextInput
            label={t('company.apellidos')}
            autoComplete="family-name"
            {...form.getInputProps('contacto.apellidos')}
          />
        </SimpleGrid>
        <TextInput
          label={t('company.puesto')}
          autoComplete="organization-title"
          {...form.getInputProps('contacto.puesto')}
        />
        <div>
          <TextInput
            label={t('company.email')}
            description={t('company.emailHelp')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('contacto.email')}
          />
          {taken}
        </div>
        <TextInput
          label={t('company.telefono1')}
          type="tel"
          autoComplete="tel"
          {...form.getInputProps('contacto.telefono1')}
        />
      </Stack>
    </Section>
  );
}
