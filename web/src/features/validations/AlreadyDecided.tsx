import type { OfferState } from '@portal/contract/offers';
import { IconFileOff } from '@tabler/icons-react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { Banner } from '../../ui/Banner.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { ScreenButton } from '../../ui/ScreenLink.tsx';
import { addressOf, usePendingSearch } from './usePendingSearch.ts';

interface Props {
  state: OfferState;
  reason: string | null;
  urlSiguiente: string | null;
  /** Where all managers’ acts on the offer are. */
  urlAcceso: string;
  /** It waited when this page was opened: somebody else was quicker. */
  wasPending: boolean;
}

/** It waits no longer: what became of it, and where to go on. */
export function AlreadyDecided({ state, reason, urlSiguiente, urlAcceso, wasPending }: Props) {
  const t = useTexts('validations');
  const states = useTexts('states');
  const search = addressOf(usePendingSearch().search);
  const title = wasPending && (state === 'abierta' || state === 'rechazada') ? state : 'other';
  return (
    <Banner
      meaning="info"
      urgent={wasPending}
      title={t(`decided.${title}`)}
      action={
        !wasPending ? (
          <ScreenButton to="managedOffer" params={{ id: urlAcceso }}>
            {t('decided.manage')}
          </ScreenButton>
        ) : urlSiguiente === null ? (
          <ScreenButton to="management" search={search}>
            {t('decide.inbox')}
          </ScreenButton>
        ) : (
          <ScreenButton to="pendingOffer" params={{ id: urlSiguiente }} search={search}>
            {t('decide.next')}
          </ScreenButton>
        )
      }
    >
      {title === 'other' && <p>{t('decided.state', { state: states(`offer.${state}`) })}</p>}
      <p>{t(wasPending ? 'decided.effect' : 'decided.elsewhere')}</p>
      {state === 'rechazada' && reason !== null && <p>{t('decided.reason', { reason })}</p>}
    </Banner>
  );
}

/** Its last day passed while it waited. */
export function ExpiredOffer({ day }: { day: string }) {
  const t = useTexts('validations');
  const format = useFormat();
  return (
    <Banner meaning="warning" title={t('expired.title')}>
      <p>{t('expired.text', { day: format.day(day) })}</p>
    </Banner>
  );
}

/** A link to what is not there, or was deleted. */
export function UnknownOffer() {
  const t = useTexts('validations');
  const titles = useTitles();
  return (
    <>
      <PageHead title={titles('pendingOffer')} />
      <EmptyState
        icon={<IconFileOff size={28} />}
        title={t('offer.unknown')}
        action={<ScreenButton to="management">{t('decide.inbox')}</ScreenButton>}
      >
        {t('offer.unknownBody')}
      </EmptyState>
    </>
  );
}
