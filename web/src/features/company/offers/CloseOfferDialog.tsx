import { Autocomplete, Button, Group, Radio, Stack } from '@mantine/core';
import { applicationStates, getCandidate, listCandidates } from '@portal/contract/applications';
import {
  closeOffer,
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
  type OwnOfferCard,
} from '@portal/contract/company-offers';
import { CallError } from '../../../lib/call-error.ts';
import { type Sending, useCall, useSend } from '../../../lib/calls.ts';
import { useCatalogue } from '../../../lib/catalogue.ts';
import { bodyOf, useContractForm } from '../../../lib/forms.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { sentences } from '../../../lib/status-texts.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorBanner } from '../../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../../ui/SearchSelect.tsx';

interface Props {
  offer: OwnOfferCard;
  opened: boolean;
  onClose: () => void;
}

export function CloseOfferDialog({ offer, opened, onClose }: Props) {
  const t = useTexts('company');
  const close = useSend(closeOffer, {
    invalidates: [
      listOwnOffers,
      countOwnOffers,
      getOwnOffer,
      getOwnOfferAsStudent,
      listCandidates,
      getCandidate,
    ],
    onSuccess: onClose,
  });
  const leave = () => {
    // Whether it was closed is read here.
    if (close.isPending) return;
    close.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={leave} title={t('closing.title')} busy={close.isPending}>
      <ClosingForm offer={offer} close={close} onCancel={leave} />
    </Dialog>
  );
}

interface FormProps {
  offer: OwnOfferCard;
  close: Sending<typeof closeOffer>;
  onCancel: () => void;
}

/** Asks whether a candidate of the portal was chosen, and then who, from when and with which contract. */
function ClosingForm({ offer, close, onCancel }: FormProps) {
  const t = useTexts('company');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const form = useContractForm({
    schema: bodyOf(closeOffer),
    initialValues: {
      urlOferta: offer.urlAcceso,
      candidatoSeleccionado: '' as '' | boolean,
      nombreSeleccionado: '',
      fechaInicioContrato: null as string | null,
      idTipoContrato: null as number | null,
    },
    also: ({ candidatoSeleccionado, nombreSeleccionado, fechaInicioContrato }): Record<string, string> => {
      const required = sentences()?.fields.required;
      if (candidatoSeleccionado !== true || required === undefined) return {};
      return {
        ...(nombreSeleccionado.trim() === '' && { nombreSeleccionado: required }),
        ...(fechaInicioContrato === null && { fechaInicioContrato: required }),
      };
    },
    onSubmit: async (body) => {
      try {
        await close.mutateAsync({ body });
      } catch (error) {
        if (error instanceof CallError) form.showServerErrors(error);
        else throw error;
      }
    },
  });
  const chosen = form.getValues().candidatoSeleccionado;
  const isUnanswered = Boolean(form.errors.candidatoSeleccionado);
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t('closing.body')}</p>
        <Radio.Group
          label={t('closing.chosen')}
          value={chosen === '' ? '' : chosen ? 'yes' : 'no'}
          onChange={(value) => form.setFieldValue('candidatoSeleccionado', value === 'yes')}
          error={form.errors.candidatoSeleccionado}
        >
          <Group mt="xs">
            <Radio value="yes" label={t('closing.yes')} aria-invalid={isUnanswered} />
            <Radio value="no" label={t('closing.no')} aria-invalid={isUnanswered} />
          </Group>
        </Radio.Group>
        {chosen === true && (
          <>
            <ChosenPerson id={offer.urlAcceso} {...form.getInputProps('nombreSeleccionado')} />
            <DayField label={t('closing.start')} {...form.getInputProps('fechaInicioContrato')} />
            {offer.tipo === 'empleo' && (
              <SearchSelect
                label={`${t('closing.contract')} (${ui('optional')})`}
                options={options('tiposContrato')}
                {...form.getInputProps('idTipoContrato')}
              />
            )}
          </>
        )}
        <ErrorBanner error={close.error} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={close.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" color="red" loading={close.isPending}>
            {t('closing.confirm')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface PersonProps {
  id: string;
  value?: string;
  onChange: (name: string) => void;
}

/** Who has withdrawn or was turned down cannot be the chosen one. */
const outOfIt: ReadonlySet<number> = new Set([applicationStates.withdrawn, applicationStates.rejected]);

/** The name of the person: whoever applied is suggested. */
function ChosenPerson({ id, ...input }: PersonProps) {
  const t = useTexts('company');
  const { data } = useCall(listCandidates, { params: { id }, query: { porPagina: 100 } });
  const names = (data?.candidatos ?? [])
    .filter(({ idEstado }) => !outOfIt.has(idEstado))
    .map(({ nombre, apellidos }) => `${nombre} ${apellidos}`);
  return <Autocomplete label={t('closing.name')} data={[...new Set(names)]} limit={8} {...input} />;
}
