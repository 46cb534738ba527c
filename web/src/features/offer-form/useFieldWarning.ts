import { dayIn } from '@portal/contract/days';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { derivedOf, paysOtherwise } from './derived.ts';
import { useOfferValue } from './form-context.ts';
import { draftOf, type OfferValues } from './offer-values.ts';

/** Less than this a year is hardly meant: a tenth of the lowest full-time salary. */
const leastYear = 1_500;

/** The ordinary working week has no more (Workers' Statute, art. 34.1). */
const fullWeek = 40;

const ofYear: ReadonlySet<keyof OfferValues> = new Set<keyof OfferValues>([
  'salario',
  'salarioMaximo',
  'remuneracionBrutaAnual',
]);

/** A warning for a value that is allowed but unlikely; undefined for any other. */
export function useFieldWarning(name: keyof OfferValues): string | undefined {
  const t = useTexts('offerForm');
  const format = useFormat();
  const { zonaHoraria } = useBrand();
  const value = useOfferValue((offer) => offer[name]);
  const isJob = useOfferValue((offer) => offer.tipo) === 'empleo';
  const hour = useOfferValue((offer) => draftOf(offer).remuneracionBrutaHora ?? null);
  const weekly = useOfferValue((offer) => derivedOf(draftOf(offer)).weekly);
  if (typeof value === 'number') {
    if (name === 'remuneracionBrutaAnual' && paysOtherwise(hour, value, weekly)) return t('doubt.pay');
    if (ofYear.has(name) && value > 0 && value < leastYear)
      return t('doubt.year', { amount: format.money(value) });
    // Of an internship the institution's own limit is said beside the field.
    if (name === 'horasSemana' && isJob && value > fullWeek) return t('doubt.week', { max: fullWeek });
  }
  const isPast =
    name === 'fechaInicio' && typeof value === 'string' && value < dayIn(zonaHoraria, new Date());
  return isPast ? t('doubt.start') : undefined;
}
