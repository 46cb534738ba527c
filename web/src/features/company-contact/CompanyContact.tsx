import { Box, Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import type { Answer } from '@portal/contract/endpoint';
import { missingContactData } from '@portal/contract/missing-data';
import { editOwnContact, getOwnContact } from '@portal/contract/schemas/company-contact';
import { getSession } from '@portal/contract/session';
import { useState } from 'react';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { useDraftedForm } from '../../lib/forms/useDraftedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useSession } from '../../lib/session/session.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { RestoredBanner } from '../../ui/RestoredBanner.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';

/** The profile of the contact who speaks for the company. */
export default function CompanyContact() {
  const t = useTexts('companyContact');
  const titles = useTitles();
  const company = useSession()?.data.nombreComercial ?? '';
  const contact = useCall(getOwnContact, {});
  return (
    <Box maw="45rem">
      <PageHead title={titles('profile')} context={t('context', { company })} />
      <CallView query={contact}>{(opened) => <ContactForm opened={opened} />}</CallView>
    </Box>
  );
}

type Contact = Answer<typeof getOwnContact>;

function ContactForm({ opened }: { opened: Contact }) {
  const t = useTexts('companyContact');
  // What the server says later does not change what is being typed.
  const [{ email, nombre, apellidos, puesto, telefono1 }] = useState(opened);
  const save = useSend(editOwnContact, { invalidates: [getOwnContact, getSession, missingContactData] });
  const { form, error, restored, discard } = useDraftedForm({
    name: 'profile',
    schema: bodyOf(editOwnContact),
    initialValues: { nombre, apellidos, puesto: puesto ?? '', telefono1: telefono1 ?? '' },
    save: (body) => save.mutateAsync({ body }),
  });
  return (
    <Section title={t('title')} description={t('description')}>
      <form {...form.formProps}>
        <Stack>
          {restored && (
            <RestoredBanner title={t('restored')} discardLabel={t('discard')} onDiscard={discard} />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label={t('nombre')} autoComplete="given-name" {...form.getInputProps('nombre')} />
            <TextInput
              label={t('apellidos')}
              autoComplete="family-name"
              {...form.getInputProps('apellidos')}
            />
            <TextInput
              label={t('puesto')}
              autoComplete="organization-title"
              {...form.getInputProps('puesto')}
            />
            <TextInput
              label={t('telefono1')}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('telefono1')}
            />
          </SimpleGrid>
          <div>
            <Facts layout="rows" facts={[{ label: t('email'), value: email }]} />
            <Text dim small mt="xs">
              <WriteTo to="empresas">{t('emailHelp')}</WriteTo>
            </Text>
          </div>
          <ErrorBanner error={error} />
          <div>
            <Button type="submit" loading={save.isPending}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Section>
  );
}
