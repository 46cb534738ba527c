import { Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type CompanyDocumentKind, listCompanyDocuments } from '@portal/contract/company-documents';
import { requestCompanyDocument } from '@portal/contract/schemas/company-documents';
import { useState } from 'react';
import { CompanySelect } from '../../domain/company/CompanySelect.tsx';
import { companyKinds } from '../../domain/company-document/company-kinds.ts';
import { useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Banner } from '../../ui/Banner.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Asks one company or several for a document. */
export function AskDialog({ opened, onClose }: Props) {
  const t = useTexts('managedDocuments');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('ask')} closesOutside={false} size="lg">
      <AskForm onDone={onClose} />
    </Dialog>
  );
}

function AskForm({ onDone }: { onDone: () => void }) {
  const t = useTexts('managedDocuments');
  const words = useTexts('companyDocuments');
  const ui = useTexts('ui');
  // Sent twice, the same form asks once.
  const [claveEnvio] = useState(() => crypto.randomUUID());
  const send = useSend(requestCompanyDocument, { invalidates: [listCompanyDocuments] });
  const form = useContractForm({
    schema: bodyOf(requestCompanyDocument),
    initialValues: {
      claveEnvio,
      empresas: [] as number[],
      tipo: 'otro' as CompanyDocumentKind,
      nombre: '',
      descripcion: '',
      fechaLimite: null as string | null,
    },
    onSubmit: async (body) => {
      await send.mutateAsync({ body: { ...body, descripcion: body.descripcion || null } });
      onDone();
    },
  });
  const { error } = send;
  const { onChange, error: companiesError } = form.getInputProps('empresas');
  return (
    <form {...form.formProps}>
      <Stack gap="md">
        <Text dim small>
          {t('form.told')}
        </Text>
        <CompanySelect
          label={t('form.empresas')}
          description={t('form.empresasHelp')}
          data-path="empresas"
          error={companiesError}
          onChange={onChange}
          required
        />
        <NativeSelect
          label={t('form.tipo')}
          data={companyKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
          {...form.getInputProps('tipo')}
        />
        <TextInput label={t('form.nombre')} {...form.getInputProps('nombre')} />
        <Textarea
          label={`${t('form.descripcion')} (${ui('optional')})`}
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('descripcion')}
        />
        <DayField
          label={`${t('form.fechaLimite')} (${ui('optional')})`}
          {...form.getInputProps('fechaLimite')}
        />
        {error?.name === 'actionNotAllowed' ? (
          <Banner meaning="wrong" urgent title={t('form.notAskable')} />
        ) : (
          error !== null && error.fields.length === 0 && <ErrorBanner error={error} />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone} disabled={form.submitting}>
            {ui('cancel')}
          </Button>
          <Button type="submit" loading={form.submitting}>
            {t('form.send')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
