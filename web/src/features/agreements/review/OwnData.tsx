import { Button, Group, Stack, TextInput } from '@mantine/core';
import { openAgreementReview, type Signatory } from '@portal/contract/agreements';
import { confirmSignatory } from '@portal/contract/schemas/agreements';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { showNotice } from '../../../lib/notices/notices.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { OptionalLabel } from '../../../ui/OptionalLabel.tsx';
import { Section } from '../../../ui/Section.tsx';
import { StateBadge } from '../../../ui/StateBadge.tsx';
import { SignatoryFacts, type SomeSignatory } from '../SignatoryFacts.tsx';

interface Props {
  token: string;
  signatory: SomeSignatory;
  confirmed: Signatory | null;
}

/** The signatory's own data, which they confirm or correct. */
export function OwnData({ token, signatory, confirmed }: Props) {
  const t = useTexts('agreementPublic');
  const [isOpen, setOpen] = useState(false);
  return (
    <Section title={t('own.title')} description={t('own.help')}>
      {isOpen ? (
        <SignatoryForm token={token} signatory={signatory} onDone={() => setOpen(false)} />
      ) : (
        <Stack align="flex-start">
          {confirmed !== null && <StateBadge meaning="good">{t('own.confirmed')}</StateBadge>}
          <SignatoryFacts signatory={signatory} narrow />
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(confirmed === null ? 'own.check' : 'own.correct')}
          </Button>
        </Stack>
      )}
    </Section>
  );
}

interface FormProps extends Omit<Props, 'confirmed'> {
  onDone: () => void;
}

function SignatoryForm({ token, signatory, onDone }: FormProps) {
  const t = useTexts('agreementPublic');
  const view = useTexts('agreementView');
  const ui = useTexts('ui');
  const confirm = useSend(confirmSignatory, { quiet: true, invalidates: [openAgreementReview] });
  const form = useContractForm({
    schema: bodyOf(confirmSignatory).pick({ datosFirmante: true }),
    initialValues: {
      datosFirmante: {
        nombre: signatory.nombre ?? '',
        apellidos: signatory.apellidos ?? '',
        dni: signatory.dni ?? '',
        cargo: signatory.cargo ?? '',
        email: signatory.email ?? '',
        telefono: signatory.telefono ?? '',
      },
    },
    onSubmit: async (body) => {
      try {
        await confirm.mutateAsync({ body: { token, ...body } });
        showNotice(t('own.sent'), '');
        onDone();
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  const of = (name: keyof Signatory) => form.getInputProps(`datosFirmante.${name}`);
  return (
    <form {...form.formProps}>
      <Stack gap="sm">
        <TextInput label={view('signatory.nombre')} autoComplete="given-name" autoFocus {...of('nombre')} />
        <TextInput label={view('signatory.apellidos')} autoComplete="family-name" {...of('apellidos')} />
        <TextInput
          label={view('signatory.dni')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...of('dni')}
        />
        <TextInput label={view('signatory.cargo')} autoComplete="organization-title" {...of('cargo')} />
        <TextInput
          label={<OptionalLabel>{view('signatory.email')}</OptionalLabel>}
          type="email"
          autoComplete="email"
          {...of('email')}
        />
        <TextInput
          label={<OptionalLabel>{view('signatory.telefono')}</OptionalLabel>}
          type="tel"
          autoComplete="tel"
          {...of('telefono')}
        />
        <ErrorBanner error={confirm.error} />
        <Group gap="xs">
          <Button type="submit" loading={confirm.isPending}>
            {t('own.send')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {ui('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
