import { useMemo } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { requirementLines } from '../offer/requirement-lines.ts';
import type { OfferField, Writer } from './field-values.ts';

/** Writes the values of an offer's fields in the page's language. */
export function useFieldWriter(): Writer {
  const t = useTexts('offerChanges');
  const view = useTexts('offerView');
  const form = useTexts('offerForm');
  const { name } = useCatalogue();
  const { number, money, day } = useFormat();
  const { campus } = useBrand();
  return useMemo(
    () => ({
      name,
      campus: (id) => campus.find(({ idSede }) => idSede === id)?.nombre,
      number: (value) => number(value),
      money,
      day,
      unit: (unit, value) => t(`unit.${unit}`, { count: value, value: number(value) }),
      yesNo: (value) => t(value ? 'yes' : 'no'),
      degreeKind: (kind) => form(`degrees.kind.${kind}`),
      wish: (isWish) => (isWish ? t('desirable') : null),
      requirements: (asked) =>
        requirementLines(asked, name, view).flatMap(({ label, values }) =>
          values.map((value) => `${label}: ${value}`),
        ),
    }),
    [t, view, form, name, number, money, day, campus],
  );
}

/** The label that stands above a field in the company's form; of people, with whose it is. */
export function useFieldLabel(): (field: OfferField) => string {
  const t = useTexts('offerChanges');
  const form = useTexts('offerForm');
  return (field) => {
    const label = form(`field.${field}`);
    if (/TutorEmpresa$/.test(field)) return t('tutorField', { field: label });
    if (/_firmante$/.test(field)) return t('signatoryField', { field: label });
    return label;
  };
}
