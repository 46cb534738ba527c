import { spain } from '@portal/contract/places';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { placeText } from './place.ts';
import type { ReadableOffer } from './readable-offer.ts';
import { usePay } from './usePay.ts';

/** What is known of an offer, each in a line of text; empty where nothing is. */
export function useOfferTexts() {
  const t = useTexts('offerView');
  const { name } = useCatalogue();
  const { money, shortDay } = useFormat();
  const { salary } = usePay();
  return {
    pay({ ayudaEstudio, remuneracionBrutaHora, remuneracionBrutaAnual, ...offer }: ReadableOffer): string {
      const aid = ayudaEstudio === 0 ? t('facts.noStudyAid') : ayudaEstudio && money(ayudaEstudio, 'month');
      const hourly = remuneracionBrutaHora && money(remuneracionBrutaHora, 'hour');
      const yearly = salary(offer.salario ?? remuneracionBrutaAnual, offer.salarioMaximo);
      return [aid, yearly, hourly].filter(Boolean).join(', ');
    },
    dates({ fechaInicio: from, fechaFin: to }: ReadableOffer): string {
      if (from !== null && to !== null) return t('facts.range', { from: shortDay(from), to: shortDay(to) });
      if (from !== null) return shortDay(from);
      return to === null ? '' : t('facts.until', { to: shortDay(to) });
    },
    hours({ horasAldia, horasSemana, numeroDiasSemana, tiempoDedicacionJornada }: ReadableOffer): string {
      return [
        horasAldia !== null && t('facts.hoursDay', { hours: horasAldia }),
        horasSemana !== null && t('facts.hoursWeek', { hours: horasSemana }),
        numeroDiasSemana !== null && t('facts.daysWeek', { count: numeroDiasSemana }),
        tiempoDedicacionJornada !== null && t('facts.dedication', { percent: tiempoDedicacionJornada }),
      ]
        .filter(Boolean)
        .join(', ');
    },
    /** `Manacor, Mallorca (Illes Balears)`, and abroad the country as well. */
    place(offer: ReadableOffer): string {
      const locality = name('localidades', offer.idLocalidad) ?? offer.localidad;
      const province = name('provincias', offer.idProvincia) ?? offer.provincia;
      const country = offer.idPais === null || offer.idPais === spain ? null : name('paises', offer.idPais);
      return placeText([locality, offer.nombreIsla, province, country]);
    },
  };
}
