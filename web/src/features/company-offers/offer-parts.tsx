import type { OwnOfferCard } from '@portal/contract/company-offers';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text } from '../../ui/Text.tsx';
import { deadlineOf, momentOf } from './offer-dates.ts';
import classes from './offers.module.css';
import { useOfferPlace } from './useOfferPlace.ts';

interface Props {
  offer: OwnOfferCard;
}

/** To the offer with its candidates; a draft goes on being written. */
export function OfferLink({ offer: { urlAcceso, titulo, estadoOferta } }: Props) {
  const t = useTexts('companyOffers');
  return (
    <ScreenLink
      to={estadoOferta === 'borrador' ? 'editOffer' : 'companyOffer'}
      params={{ id: urlAcceso }}
      fz="md"
      className={classes.title}
    >
      {titulo || t('untitled')}
    </ScreenLink>
  );
}

export function OfferMeta({ offer }: Props) {
  const t = useTexts('companyOffers');
  const { tipo, referencia } = offer;
  const place = useOfferPlace(offer);
  return (
    <Text dim small>
      {[t(`typeOne.${tipo}`), place, referencia].filter(Boolean).join(' · ')}
    </Text>
  );
}

export function OfferStateOf({ offer: { estadoOferta } }: Props) {
  const states = useTexts('states');
  return <StateBadge meaning={offerMeaning[estadoOferta]}>{states(`offer.${estadoOferta}`)}</StateBadge>;
}

/** Why the institution did not validate it. */
export function OfferReason({ offer: { motivoRechazo } }: Props) {
  const t = useTexts('companyOffers');
  if (motivoRechazo === null) return null;
  return (
    <Text small className={classes.reason}>
      {t('rejectedFor', { reason: motivoRechazo })}
    </Text>
  );
}

export function CandidateCount({ offer, inWords = false }: Props & { inWords?: boolean }) {
  const t = useTexts('companyOffers');
  const { number } = useFormat();
  const { numCandidatos, numCandidatosNoLeidos, estadoOferta } = offer;
  if (estadoOferta === 'borrador') return null;
  return (
    <>
      {inWords ? t('candidates', { count: numCandidatos }) : number(numCandidatos)}
      {numCandidatosNoLeidos > 0 && (
        <Text component="strong" small className={classes.unread}>
          {t('unread', { count: numCandidatosNoLeidos })}
        </Text>
      )}
    </>
  );
}

export function OfferDates({ offer: { estadoOferta, fecha, fechaCaducidad } }: Props) {
  const t = useTexts('companyOffers');
  const day = deadlineOf(estadoOferta) && fechaCaducidad;
  const format = useFormat();
  return (
    <>
      <p title={format.dayAndTime(fecha)}>{t(momentOf(estadoOferta), { when: format.relative(fecha) })}</p>
      {day !== null && <p>{t('until', { day: format.shortDay(day) })}</p>}
    </>
  );
}
