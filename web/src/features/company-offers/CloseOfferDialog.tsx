import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import { type CandidateCard, getCandidate, listCandidates } from '@portal/contract/candidates';
import { listOwnOfferHistory } from '@portal/contract/offer-history';
import {
  closeOffer,
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
  type OwnOfferCard,
} from '@portal/contract/schemas/company-offers';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { type Sending, useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { ChosenPerson } from './ChosenPerson.tsx';

interface Props {
  offer: OwnOfferCard;
  opened: boolean;
  onClose: () => void;
}

export function CloseOfferDialog({ offer, opened, onClose }: Props) {
  const t = useTexts('companyOffers');
  const close = useSend(closeOffer, {
    invalidates: [
      listOwnOffers,
      countOwnOffers,
      getOwnOffer,
      getOwnOfferAsStudent,
      listOwnOfferHistory,
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
  const t = useTexts('companyOffers');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const form = useContractForm({
    schema: bodyOf(closeOffer),
    initialValues: {
      urlOferta: offer.urlAcceso,
      candidatoSeleccionado: '' as '' | boolean,
      idCandidatura: null as number | null,
      fechaInicioContrato: null as string | null,
      idTipoContrato: null as number | null,
    },
    also: ({ candidatoSeleccionado, idCandidatura, fechaInicioContrato }): Record<string, string> => {
      const required = sentences()?.fields.required;
      if (candidatoSeleccionado !== true || required === undefined) return {};
      return {
        ...(idCandidatura === null && { idCandidatura: required }),
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
  const [person, setPerson] = useState<CandidateCard | null>(null);
  const { candidatoSeleccionado: chosen, idCandidatura } = form.getValues();
  const isUnanswered = Boolean(form.errors.candidatoSeleccionado);
  return (
    <form {...form.formProps}>
      <Stack>
        <p>{t(offer.estadoOferta === 'caducada' ? 'closing.expiredBody' : 'closing.body')}</p>
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
            <div>
              <ChosenPerson
                id={offer.urlAcceso}
                value={idCandidatura}
                onChange={(candidate) => {
                  setPerson(candidate);
                  form.setFieldValue('idCandidatura', candidate?.idCandidatura ?? null);
                }}
                error={form.errors.idCandidatura}
                data-path="idCandidatura"
              />
              {person !== null && <ToldThem tipo={offer.tipo} person={person} />}
            </div>
            <DayField label={t('closing.start')} {...form.getInputProps('fechaInicioContrato')} />
            <SearchSelect
              label={`${t('closing.contract')} (${ui('optional')})`}
              options={options('tiposContrato')}
              {...form.getInputProps('idTipoContrato')}
            />
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

/** Where the chosen person goes from where they are, and that we tell them. */
function ToldThem({ tipo, person }: { tipo: OwnOfferCard['tipo']; person: CandidateCard }) {
  const t = useTexts('companyOffers');
  const { opciones } = useBrand();
  const { selected, preregistration, awaitingIncorporationForm } = applicationStates;
  const { idEstado, nombre: name } = person;
  if (idEstado === selected || idEstado === awaitingIncorporationForm) return null;
  const needsForm = tipo === 'practicas' && opciones.formularioIncorporacion;
  const what = idEstado === preregistration ? 'preregistered' : needsForm ? 'awaitsForm' : 'selected';
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {t(`closing.after.${what}`, { name })}
    </Text>
  );
}
