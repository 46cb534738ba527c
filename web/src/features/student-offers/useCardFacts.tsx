import type { OfferCard } from '@portal/contract/student-offers';
import {
  IconCalendar,
  IconClock,
  IconCoinEuro,
  IconDeviceLaptop,
  IconExternalLink,
  IconMapPin,
  IconMessageReply,
} from '@tabler/icons-react';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { placeText } from '../../domain/offer/place.ts';
import { usePay } from '../../domain/offer/usePay.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import type { Translate } from '../../lib/i18n/texts.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import type { AreaTexts } from '../../locales/areas.ts';
import type { Fact } from '../../ui/Facts.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What the company promises, and how many of its promises it has kept. */
function answerText(
  { diasRespuesta, cumplimiento }: OfferCard,
  t: Translate<AreaTexts['studentOffers']>,
): string | null {
  if (diasRespuesta === null) return null;
  const within = t('card.answerDays', { count: diasRespuesta });
  return cumplimiento === null
    ? within
    : `${within}; ${t('card.answerKept', { kept: cumplimiento.aTiempo, total: cumplimiento.total })}`;
}

/** The short facts of a result. */
export function useCardFacts(offer: OfferCard): Fact[] {
  const t = useTexts('studentOffers');
  const { number, shortDay } = useFormat();
  const pay = usePay();
  const { name } = useCatalogue();
  const { horasSemana, fechaInicio, fechaFin } = offer;
  const dates =
    fechaInicio !== null && fechaFin !== null
      ? t('card.range', { from: shortDay(fechaInicio), to: shortDay(fechaFin) })
      : fechaInicio && t('card.from', { from: shortDay(fechaInicio) });
  return [
    {
      label: t('card.place'),
      value: placeText([offer.localidad, offer.nombreIsla ?? name('provincias', offer.idProvincia)]),
      icon: <IconMapPin {...icon} />,
    },
    {
      label: t('card.modality'),
      value: name('modalidades', offer.idModalidad),
      icon: <IconDeviceLaptop {...icon} />,
    },
    {
      label: t('card.pay'),
      value: pay.ofCard(offer),
      icon: <IconCoinEuro {...icon} />,
    },
    {
      label: t('card.hours'),
      value: horasSemana && t('card.hoursWeek', { hours: number(horasSemana) }),
      icon: <IconClock {...icon} />,
    },
    { label: t('card.dates'), value: dates, icon: <IconCalendar {...icon} /> },
    {
      label: t('card.answer'),
      value: answerText(offer, t),
      icon: <IconMessageReply {...icon} />,
    },
    {
      label: t('card.apply'),
      value: offer.inscripcionExterna && t('card.external'),
      icon: <IconExternalLink {...icon} />,
    },
  ];
}
