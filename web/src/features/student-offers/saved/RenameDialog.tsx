import { Button, Group, Stack, TextInput } from '@mantine/core';
import { listSavedSearches, type SavedSearch } from '@portal/contract/saved-searches';
import { editSavedSearch } from '@portal/contract/schemas/saved-searches';
import { CallError } from '../../../lib/api/call-error.ts';
import { useSend } from '../../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';

export function RenameDialog({
  search: { id, nombre },
  onClose,
}: {
  search: SavedSearch;
  onClose: () => void;
}) {
  const t = useTexts('studentOffers');
  const rename = useSend(editSavedSearch, {
    invalidates: [listSavedSearches],
    quiet: true,
    onSuccess: onClose,
  });
  const form = useContractForm({
    schema: bodyOf(editSavedSearch).required({ nombre: true }),
    initialValues: { id, nombre },
    onSubmit: async (body) => {
      try {
        await rename.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.name === 'alreadyExists') form.showProblem('nombre', t('saved.nameTaken'));
        else form.showServerErrors(error);
      }
    },
  });
  return (
    <Dialog opened onClose={onClose} title={t('saved.renameTitle')} busy={rename.isPending}>
      <form {...form.formProps}>
        <Stack>
          <TextInput label={t('saved.name')} data-autofocus {...form.getInputProps('nombre')} />
          {rename.error?.name !== 'alreadyExists' && <ErrorBanner error={rename.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={rename.isPending}>
              {t('saved.cancel')}
            </Button>
            <Button type="submit" loading={rename.isPending}>
              {t('saved.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
