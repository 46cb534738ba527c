import { Button, Group, Stack } from '@mantine/core';
import {
  type ApplicationCard,
  applicationStates,
  declinePreregistration,
} from '@portal/contract/schemas/applications';
import { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { applicationCalls } from '../application/application-calls.ts';
import { MovedDialog } from '../application/MovedDialog.tsx';
import { useMoved } from '../application/useMoved.ts';
import { useCatalogue } from '../catalogue/catalogue.ts';
import type { Answerable } from './answerable.ts';
import { reasonsToDecline } from './reasons.ts';

interface Props {
  application: Answerable;
  onClose: () => void;
}

const isPossible = ({ idEstado }: ApplicationCard) => idEstado === applicationStates.preregistration;

/** Declining needs a reason, which the company reads. */
export default function DeclineDialog({ application: { urlOferta, titulo, tipo }, onClose }: Props) {
  const t = useTexts('respond');
  const fields = useSentences()?.fields;
  const { catalogue } = useCatalogue();
  const decline = useSend(declinePreregistration, { invalidates: applicationCalls, onSuccess: onClose });
  const moved = useMoved({ urlOferta, busy: decline.isPending, isPossible });
  const initialValues: { urlOferta: string; idMotivo: number | null } = { urlOferta, idMotivo: null };
  const form = useContractForm({
    schema: bodyOf(declinePreregistration),
    initialValues,
    onSubmit: async (body) => {
      try {
        await decline.mutateAsync({ body });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.showServerErrors(error);
        // It may have moved from elsewhere, which the page behind does not know.
        if (!error.offline)
          for (const call of applicationCalls) queryClient.invalidateQueries({ queryKey: keyOf(call) });
      }
    },
  });
  if (moved !== null) return <MovedDialog card={moved} onClose={onClose} />;
  return (
    <Dialog opened onClose={onClose} title={t('title')} busy={decline.isPending}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('body', { title: titulo })}</p>
          <ErrorBanner error={decline.error} />
          <SearchSelect
            label={t('reason')}
            options={reasonsToDecline(catalogue?.tiposMotivoCambioEstadoCandidatura ?? [], tipo)}
            {...form.getInputProps('idMotivo')}
            error={form.errors.idMotivo && (fields?.reason ?? form.errors.idMotivo)}
            data-path="idMotivo"
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={decline.isPending}>
              {t('keep')}
            </Button>
            <Button type="submit" color="red" loading={decline.isPending}>
              {t('confirm')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
