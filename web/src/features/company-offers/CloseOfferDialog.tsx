import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { applicationStates } from '@portal/contract/applications';
import {
  type CandidateCard,
  getCandidate,
  getCandidateBoard,
  listCandidates,
} from '@portal/contract/candidates';
import type { Answer } from '@portal/contract/endpoint';
import { listOwnOfferHistory } from '@portal/contract/offer-history';
import {
  closeOffer,
  countOwnOffers,
  getOwnOffer,
  getOwnOfferAsStudent,
  listOwnOffers,
  type OwnOfferCard,
  previewClosing,
} from '@portal/contract/schemas/company-offers';
import { useState } from 'react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useNeedsForm } from '../../domain/incorporation/useNeedsForm.ts';
import { CallError } from '../../lib/api/call-error.ts';
import { type Sending, useCall, useSend } from '../../lib/api/calls.ts';
import { bodyOf, useContractForm } from '../../lib/forms/forms.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { sentences } from '../../lib/i18n/status-texts.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { SearchSelect } from '../../ui/SearchSelect.tsx';
import { ChosenPeople } from './ChosenPeople.tsx';
import { placesLeft, toldAtClosing } from './closing.ts';

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
      previewClosing,
      getOwnOfferAsStudent,
      listOwnOfferHistory,
      listCandidates,
      getCandidateBoard,
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
      <Closing offer={offer} close={close} onCancel={leave} />
    </Dialog>
  );
}

interface FormProps {
  offer: OwnOfferCard;
  close: Sending<typeof closeOffer>;
  onCancel: () => void;
}

type Standing = Answer<typeof previewClosing>;

function Closing(props: FormProps) {
  const query = useCall(previewClosing, { params: { id: props.offer.urlAcceso } });
  return <CallView query={query}>{(standing) => <ClosingForm {...props} standing={standing} />}</CallView>;
}

/** Asks whether candidates of the portal were chosen, and then who, from when and with which contract. */
function ClosingForm({ offer, close, onCancel, standing }: FormProps & { standing: Standing }) {
  const t = useTexts('companyOffers');
  const ui = useTexts('ui');
  const { options } = useCatalogue();
  const { elegidas } = standing;
  const left = placesLeft(standing);
  const form = useContractForm({
    schema: bodyOf(closeOffer),
    initialValues: {
      urlOferta: offer.urlAcceso,
      candidatoSeleccionado: '' as '' | boolean,
      candidaturas: [] as number[],
      fechaInicioContrato: null as string | null,
      idTipoContrato: null as number | null,
    },
    also: ({
      candidatoSeleccionado,
      candidaturas,
      fechaInicioContrato,
      idTipoContrato,
    }): Record<string, string> => {
      const required = sentences()?.fields.required;
      if (candidatoSeleccionado !== true || required === undefined) return {};
      return {
        ...(candidaturas.length + elegidas.length === 0 && { candidaturas: required }),
        ...(fechaInicioContrato === null && { fechaInicioContrato: required }),
        ...(offer.tipo === 'empleo' && idTipoContrato === null && { idTipoContrato: required }),
      };
    },
    onSubmit: async (body) => {
      const before = elegidas.map(({ idCandidatura }) => idCandidatura);
      const candidaturas = [...before, ...(body.candidaturas ?? [])];
      try {
        await close.mutateAsync({ body: { ...body, candidaturas } });
      } catch (error) {
        if (error instanceof CallError) form.showServerErrors(error);
        else throw error;
      }
    },
  });
  const [people, setPeople] = useState<readonly CandidateCard[]>([]);
  const { candidatoSeleccionado: chosen, candidaturas } = form.getValues();
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
            {elegidas.length > 0 && (
              <p>
                {t('closing.already', { count: elegidas.length })}{' '}
                <strong>{elegidas.map(({ nombre }) => nombre).join(', ')}</strong>
              </p>
            )}
            {left > 0 ? (
              <div>
                <ChosenPeople
                  id={offer.urlAcceso}
                  most={left}
                  {...(Number.isFinite(left) &&
                    left + elegidas.length > 1 && { description: t('closing.placesLeft', { count: left }) })}
                  value={candidaturas}
                  onChange={(candidates) => {
                    setPeople(candidates);
                    form.setFieldValue(
                      'candidaturas',
                      candidates.map(({ idCandidatura }) => idCandidatura),
                    );
                  }}
                  error={form.errors.candidaturas}
                  data-path="candidaturas"
                />
                {people.map((person) => (
                  <ToldThem key={person.idCandidatura} tipo={offer.tipo} person={person} />
                ))}
              </div>
            ) : (
              <p>{t('closing.noPlaces')}</p>
            )}
            <DayField
              label={t(`closing.start.${offer.tipo}`)}
              {...form.getInputProps('fechaInicioContrato')}
            />
            {offer.tipo === 'empleo' && (
              <SearchSelect
                label={t('closing.contract')}
                options={options('tiposContrato')}
                {...form.getInputProps('idTipoContrato')}
              />
            )}
          </>
        )}
        {chosen !== '' && <WhoIsTold standing={standing} chosen={chosen ? candidaturas : []} />}
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

/** How many are told that the process is over, and who they are: those who had come far at first sight. */
function WhoIsTold({ standing, chosen }: { standing: Standing; chosen: readonly number[] }) {
  const t = useTexts('companyOffers');
  const candidates = useTexts('candidates');
  const { count, ahead, others, unnamed } = toldAtClosing(standing, chosen);
  return (
    <Card component="section" sunken>
      <div role="status">
        <p>{count === 0 ? t('closing.toldNobody') : t('closing.told', { count })}</p>
        {ahead.length > 0 && (
          <p>
            {t('closing.toldAhead')}{' '}
            <strong>
              {ahead
                .map(({ nombre, idEstado }) => `${nombre} (${candidates(`state.${idEstado}`)})`)
                .join(', ')}
            </strong>
          </p>
        )}
      </div>
      {others.length > 0 && (
        <Disclosure title={t(ahead.length > 0 ? 'closing.theOthers' : 'closing.theirNames')}>
          <p>
            {others.map(({ nombre }) => nombre).join(', ')}
            {unnamed > 0 && ` ${t('closing.unnamed', { count: unnamed })}`}
          </p>
        </Disclosure>
      )}
    </Card>
  );
}

/** Where the chosen person goes from where they are, and that we tell them. */
function ToldThem({ tipo, person }: { tipo: OwnOfferCard['tipo']; person: CandidateCard }) {
  const t = useTexts('companyOffers');
  const needsForm = useNeedsForm(tipo);
  const { selected, preregistration, awaitingIncorporationForm } = applicationStates;
  const { idEstado, nombre: name } = person;
  if (idEstado === selected || idEstado === awaitingIncorporationForm) return null;
  const what = idEstado === preregistration ? 'preregistered' : needsForm ? 'awaitsForm' : 'selected';
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {t(`closing.after.${what}`, { name })}
    </Text>
  );
}
