import type { OwnOfferCard } from '@portal/contract/company-offers';
import { IconFileDescription } from '@tabler/icons-react';
import { searchOf, waitingIn } from '../../domain/application/waiting-candidates.ts';
import { offerMeaning } from '../../domain/offer/offer-meaning.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useListParams } from '../../lib/routing/useListParams.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import { deadlineOf, momentOf } from './offer-dates.ts';
import classes from './offers.module.css';
import { useOfferPlace } from './useOfferPlace.ts';

interface Props {
  offer: OwnOfferCard;
}

/** To the offer with its candidates; a draft goes on being written. */
export function OfferLink({ offer: { urlAcceso, titulo, estadoOferta } }: Props) {
  const t = useTexts('companyOffers');
  const con = waitingIn(useListParams().get('con'));
  return (
    <ScreenLink
      to={estadoOferta === 'borrador' ? 'editOffer' : 'companyOffer'}
      params={{ id: urlAcceso }}
      search={con === undefined ? '' : searchOf(con)}
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

export function OfferStateOf({ offer: { estadoOferta, origen } }: Props) {
  const t = useTexts('companyOffers');
  const states = useTexts('states');
  return (
    <>
      <StateBadge meaning={offerMeaning[estadoOferta]}>{states(`offer.${estadoOferta}`)}</StateBadge>
      {origen !== 'publicada' && (
        <StateBadge meaning="info" icon={<IconFileDescription size={16} stroke={2} aria-hidden />}>
          {t(`origin.${origen}`)}
        </StateBadge>
      )}
    </>
  );
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
  const {
    numCandidatos,
    numCandidatosNoLeidos,
    numCandidatosPorResponder,
    numCandidatosConFormulario,
    estadoOferta,
  } = offer;
  if (estadoOferta === 'borrador') return null;
  const id = offer.urlAcceso;
  const waits = textClass({ small: true, strong: true, className: classes.waits });
  const isWaiting = estadoOferta === 'abierta' || estadoOferta === 'caducada';
  return (
    <>
      {inWords ? t('candidates', { count: numCandidatos }) : number(numCandidatos)}
      {numCandidatosNoLeidos > 0 && (
        <ScreenLink to="companyOffer" params={{ id }} search={searchOf('sin-leer')} className={waits}>
          {t('unread', { count: numCandidatosNoLeidos })}
        </ScreenLink>
      )}
      {numCandidatosPorResponder > 0 && isWaiting && (
        <ScreenLink to="companyOffer" params={{ id }} search={searchOf('por-responder')} className={waits}>
          {t('unanswered', { count: numCandidatosPorResponder })}
        </ScreenLink>
      )}
      {numCandidatosConFormulario > 0 && (
        <ScreenLink to="companyOffer" params={{ id }} search={searchOf('con-formulario')} className={waits}>
          {t('withForm', { count: numCandidatosConFormulario })}
        </ScreenLink>
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
