import { Checkbox, Group } from '@mantine/core';
import { dayIn } from '@portal/contract/days';
import {
  countPending,
  getPendingOffer,
  listPendingOffers,
  rejectOffer,
  validateOffer,
} from '@portal/contract/validations';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallError } from '../../lib/api/call-error.ts';
import { useSend } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { showNotice } from '../../lib/notices/notices.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { DayField } from '../../ui/DayField.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { ClaimCard } from './Claim.tsx';
import decision from './Decision.module.css';
import { Decision } from './Decision.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import type { ReviewedOffer } from './reviewed.ts';
import { addressOf, usePendingSearch } from './usePendingSearch.ts';

interface Props {
  reviewed: ReviewedOffer;
  isExpired: boolean;
  /** It is no longer as it is shown: somebody else has decided, or the company has changed it. */
  onStale: () => void;
}

const changed = [countPending, listPendingOffers, getPendingOffer];

export function OfferDecision({ reviewed, isExpired, onStale }: Props) {
  const t = useTexts('validations');
  const pathTo = usePathTo();
  const navigate = useNavigate();
  const [highlight, setHighlight] = useState(false);
  const [lastDay, setLastDay] = useState<string | null>(null);
  const [isRejecting, setRejecting] = useState(false);
  const { oferta, empresa, urlSiguiente } = reviewed;
  const today = dayIn(useBrand().zonaHoraria, new Date());
  // A decision is on the version that is shown, and on no later one.
  const read = { urlOferta: oferta.urlAcceso, modificada: reviewed.modificada };

  const list = addressOf(usePendingSearch().search);
  const goOn = (title: string) => {
    showNotice(title, `${oferta.titulo}. ${t('decide.told', { company: empresa.nombreComercial })}`);
    const to = urlSiguiente === null ? pathTo('management') : pathTo('pendingOffer', { id: urlSiguiente });
    navigate(`${to}${list}`);
  };
  const validate = useSend(validateOffer, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => goOn(t('decide.published')),
  });
  const reject = useSend(rejectOffer, {
    quiet: true,
    invalidates: changed,
    onSuccess: () => goOn(t('decide.offerRejected')),
  });
  // Another manager (14) or the company (49) was quicker: the page shows what became of it.
  const onError = ({ name }: CallError) => {
    if (name !== 'noSuchMove' && name !== 'cannotChangeState') return;
    setRejecting(false);
    onStale();
  };
  const askWhy = () => {
    validate.reset();
    reject.reset();
    setRejecting(true);
  };
  const isChanged = reject.error?.name === 'cannotChangeState';
  return (
    <>
      <ClaimCard tipo="oferta" objeto={oferta.urlAcceso} asignada={reviewed.asignada}>
        {urlSiguiente !== null && (
          <Group justify="space-between" gap="xs">
            <Text dim small>
              {reviewed.lugar && t('decide.place', { number: reviewed.lugar.numero, of: reviewed.lugar.de })}
            </Text>
            <ScreenLink to="pendingOffer" params={{ id: urlSiguiente }} search={list}>
              {t('decide.skip')}
            </ScreenLink>
          </Group>
        )}
      </ClaimCard>
      <Decision
        approveLabel={t(urlSiguiente === null ? 'decide.publishLast' : 'decide.publish')}
        onApprove={() =>
          validate.mutate(
            { body: { ...read, destacada: highlight, ...(lastDay && { fechaCaducidad: lastDay }) } },
            { onError },
          )
        }
        onReject={askWhy}
        busy={validate.isPending}
        cannotApprove={isExpired && lastDay === null}
        version={reviewed.modificada}
        listens={!isRejecting}
      >
        <ErrorBanner error={isChanged ? reject.error : validate.error} />
        {isExpired && (
          <DayField
            label={t('decide.lastDay')}
            value={lastDay}
            onChange={setLastDay}
            error={validate.error?.fields.find(({ campo }) => campo === 'fechaCaducidad')?.mensaje}
            minDate={today}
            {...(oferta.fechaFin !== null && { maxDate: oferta.fechaFin })}
          />
        )}
        <Checkbox
          label={t('decide.highlight')}
          description={t('decide.highlightText')}
          classNames={{ description: decision.more ?? '' }}
          checked={highlight}
          onChange={(event) => setHighlight(event.currentTarget.checked)}
        />
      </Decision>
      <RejectDialog
        opened={isRejecting}
        onClose={() => setRejecting(false)}
        title={t('reject.offerTitle')}
        text={t('reject.offerText', { company: empresa.nombreComercial })}
        help={t('reject.reasonHelp')}
        scope={oferta.tipo}
        name={read.urlOferta}
        error={isChanged ? null : reject.error}
        busy={reject.isPending}
        onReject={(motivo) => reject.mutateAsync({ body: { ...read, motivo } }, { onError })}
      />
    </>
  );
}
