import { Button, Group, Stack, TextInput } from '@mantine/core';
import { getCompanyIban } from '@portal/contract/company-page';
import { editCompanyIban } from '@portal/contract/schemas/company-page';
import { useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';

/** The account of a company, which its internships need: shown but for its middle, and written anew as a whole. */
export function CompanyIban() {
  const t = useTexts('companyPage');
  const [state, setState] = useState<'shown' | 'changing' | 'back'>('shown');
  const goBack = () => setState('back');
  const query = useCall(getCompanyIban, {});
  return (
    <Section title={t('iban.title')} description={t('iban.help')}>
      <CallView query={query}>
        {({ iban }) =>
          iban === null || state === 'changing' ? (
            <IbanForm {...(iban !== null && { onCancel: goBack })} onSaved={goBack} />
          ) : (
            <Group gap="0.5rem 1.5rem" justify="space-between">
              <Facts layout="rows" facts={[{ label: t('iban.label'), value: iban }]} />
              <Button variant="default" autoFocus={state === 'back'} onClick={() => setState('changing')}>
                {t('iban.change')}
              </Button>
            </Group>
          )
        }
      </CallView>
    </Section>
  );
}

interface Props {
  /** Undefined if the company has no IBAN yet. */
  onCancel?: () => void;
  onSaved: () => void;
}

function IbanForm({ onCancel, onSaved }: Props) {
  const t = useTexts('companyPage');
  const ui = useTexts('ui');
  const save = useSend(editCompanyIban, { invalidates: [getCompanyIban] });
  const form = useContractForm({
    schema: bodyOf(editCompanyIban),
    initialValues: { iban: '' },
    onSubmit: async (body) => {
      try {
        await save.mutateAsync({ body });
        onSaved();
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextInput
          label={t('iban.label')}
          description={t('iban.format')}
          maw="24rem"
          autoComplete="off"
          spellCheck={false}
          autoFocus={onCancel !== undefined}
          {...form.getInputProps('iban')}
        />
        <ErrorBanner error={save.error} />
        <Group gap="xs">
          <Button type="submit" loading={save.isPending}>
            {t('iban.save')}
          </Button>
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              {ui('cancel')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
