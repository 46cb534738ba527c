import { Button, Group, Stack, TextInput } from '@mantine/core';
import { getAgreement } from '@portal/contract/agreements';
import { addAgreementReview } from '@portal/contract/schemas/agreements';
import { IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { LinkShownOnce } from '../../../ui/LinkShownOnce.tsx';

/** Makes a link, which is shown this once. */
export function NewReview({ idConvenio }: { idConvenio: number }) {
  const t = useTexts('agreements');
  const ui = useTexts('ui');
  const [state, setState] = useState<'closed' | 'open' | { name: string; url: string }>('closed');
  const [claveEnvio, setKey] = useState(() => crypto.randomUUID());
  const add = useSend(addAgreementReview, { quiet: true, invalidates: [getAgreement] });
  const form = useContractForm({
    schema: bodyOf(addAgreementReview).pick({ nombre: true }),
    initialValues: { nombre: '' },
    onSubmit: async ({ nombre }) => {
      try {
        const { datos } = await add.mutateAsync({ body: { idConvenio, nombre, claveEnvio } });
        setKey(crypto.randomUUID());
        form.reset();
        setState({ name: nombre, url: datos.url });
      } catch (failure) {
        if (!(failure instanceof CallError)) throw failure;
        form.showServerErrors(failure);
      }
    },
  });
  if (state === 'open')
    return (
      <form {...form.formProps}>
        <Stack gap="sm">
          <TextInput
            label={t('reviews.name')}
            description={t('reviews.nameHelp')}
            maxLength={150}
            maw="24rem"
            autoComplete="off"
            autoFocus
            {...form.getInputProps('nombre')}
          />
          <ErrorBanner error={add.error} />
          <Group gap="xs">
            <Button type="submit" loading={add.isPending}>
              {t('reviews.make')}
            </Button>
            <Button variant="default" onClick={() => setState('closed')}>
              {ui('cancel')}
            </Button>
          </Group>
        </Stack>
      </form>
    );
  return (
    <Stack gap="sm" align="flex-start">
      {typeof state === 'object' && (
        <LinkShownOnce
          title={t('reviews.ready', { name: state.name })}
          text={t('reviews.once')}
          copyLabel={t('reviews.copy')}
          url={state.url}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden />}
        onClick={() => setState('open')}
      >
        {t('reviews.add')}
      </Button>
    </Stack>
  );
}
