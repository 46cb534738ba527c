import { SimpleGrid, Stack, Title } from '@mantine/core';
import { unknown } from '@portal/contract/proposals';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Text } from '../../../ui/Text.tsx';
import { type ProposalForm, TextIn, TextOrUnknown, UnknownTick } from './inputs.tsx';

interface Props {
  form: ProposalForm;
  /** The portal knows the contact: nothing more is asked. */
  isKnownContact?: boolean;
  /** What it found of the contact. */
  found?: ReactNode;
  onContact?: () => void;
  level?: 2 | 3;
}

/** Who speaks and who signs for the company. */
export function PeopleFields({ form, isKnownContact = false, found, onContact, level = 3 }: Props) {
  const t = useTexts('proposals');
  const { emailContacto, nombreFirmante } = form.getValues();
  return (
    <Stack gap="lg">
      <Stack component="section" gap="sm">
        <Part title={t('wizard.contactTitle')} text={t('wizard.contactPart')} level={level} />
        <TextOrUnknown
          form={form}
          name="emailContacto"
          type="email"
          {...(onContact && { onLeave: onContact })}
        />
        {found}
        {emailContacto !== unknown && !isKnownContact && (
          <>
            <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
              <TextIn form={form} name="nombreContacto" />
              <TextIn form={form} name="apellidosContacto" />
            </SimpleGrid>
            <TextIn form={form} name="telefonoContacto" type="tel" optional />
          </>
        )}
      </Stack>
      <Stack component="section" gap="sm">
        <Part title={t('wizard.signatoryTitle')} text={t('wizard.signatoryPart')} level={level} />
        {nombreFirmante !== unknown && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} data-level>
            <TextIn form={form} name="nombreFirmante" />
            <TextIn form={form} name="apellidosFirmante" />
            <TextIn form={form} name="cargoFirmante" />
            <TextIn form={form} name="emailFirmante" type="email" optional />
          </SimpleGrid>
        )}
        <UnknownTick form={form} name="nombreFirmante" of={t('wizard.signatoryTitle')} />
      </Stack>
    </Stack>
  );
}

function Part({ title, text, level }: { title: string; text: string; level: 2 | 3 }) {
  return (
    <div>
      <Title order={level} size="h3">
        {title}
      </Title>
      <Text dim small>
        {text}
      </Text>
    </div>
  );
}
