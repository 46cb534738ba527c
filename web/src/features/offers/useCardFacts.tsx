import type { OfferCard } from '@portal/contract/student-offers';
import { IconBuilding, IconCalendar, IconClock, IconCoinEuro, IconMapPin } from '@tabler/icons-react';
import { useCatalogue } from '../../lib/catalogue.ts';
import { useTexts } from '../../lib/i18n.ts';
import { placeText } from '../../lib/offer-view/place.ts';
import { usePay } from '../../lib/offer-view/use-pay.ts';
import { useFormat } from '../../lib/use-format.ts';
import type { Fact } from '../../ui/Facts.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The short facts of a result. */
export function useCardFacts(offer: OfferCard): Fact[] {
  const t = useTexts('offers');
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
      icon: <IconBuilding {...icon} />,
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
  ];
}
