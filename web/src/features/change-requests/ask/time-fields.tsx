import { useBrand } from '../../../lib/brand/brand.ts';
import type { ContractForm } from '../../../lib/forms/forms.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useFormat } from '../../../lib/i18n/useFormat.ts';
import { DayField } from '../../../ui/DayField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';

type FieldProps = ReturnType<ContractForm<Record<string, unknown>>['getInputProps']>;

interface LastDayProps {
  label: string;
  field: FieldProps;
  /** `2026-06-27` */
  before: string;
  typed: string | null;
}

/** The last day, with what it becomes in words: «Del 27 de junio al 25 de julio». */
export function LastDay({ label, field, before, typed }: LastDayProps) {
  const t = useTexts('requestChange');
  const { day } = useFormat();
  const isAnother = typed !== null && /^\d{4}-\d{2}-\d{2}$/.test(typed) && typed !== before;
  return (
    <DayField
      label={label}
      description={
        isAnother ? t('fromTo', { before: day(before), after: day(typed) }) : t('now', { value: day(before) })
      }
      {...field}
    />
  );
}

/** Hours that the institution limits. */
export function Hours({
  of,
  label,
  field,
}: {
  of: 'horasAldia' | 'horasSemana';
  label: string;
  field: FieldProps;
}) {
  const words = useTexts('incorporationForms');
  const { number } = useFormat();
  const { horasDia, horasSemana } = useBrand().limites;
  const max = number(of === 'horasAldia' ? horasDia : horasSemana);
  return <NumberField kind="decimal" label={label} description={words(`help.${of}`, { max })} {...field} />;
}
