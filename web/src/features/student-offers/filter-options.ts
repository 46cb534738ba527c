import { addDays } from '@portal/contract/days';
import { type OfferBrand, offerFieldSetting } from '@portal/contract/offer-field-settings';
import type { OfferFieldName, OfferType } from '@portal/contract/offer-fields';
import { dayStepsBack, paySteps } from '@portal/contract/student-offers';
import type { CountedFilter } from './search.ts';

/** The choices of each filter. */

interface Count {
  readonly id: number;
  readonly numTotal: number;
}

interface Named {
  readonly value: number;
  readonly label: string;
  readonly group?: string;
}

/**
 * Each choice with how many offers it would leave; those that would leave none are not offered, but what is
 * chosen stays. Until the counts come every choice is there.
 */
export function countedOptions(
  options: readonly Named[],
  counts: readonly Count[] | undefined,
  chosen: readonly number[],
  label: (name: string, count: number) => string,
): Named[] {
  if (counts === undefined) return [...options];
  const totals = new Map(counts.map(({ id, numTotal }) => [id, numTotal]));
  return options.flatMap((option) => {
    const total = totals.get(option.value) ?? 0;
    if (total === 0 && !chosen.includes(option.value)) return [];
    return [{ ...option, label: label(option.label, total) }];
  });
}

/**
 * The same of choices that are no entries of a catalogue. One that the address alone knows is not counted.
 */
export function countedSteps<Value extends string | number>(
  options: readonly { readonly value: Value; readonly label: string; readonly isStep: boolean }[],
  counts: readonly { readonly valor: Value; readonly numTotal: number }[] | undefined,
  chosen: Value | undefined,
  label: (name: string, count: number) => string,
): { value: Value; label: string }[] {
  return options.flatMap(({ value, label: name, isStep }) => {
    if (counts === undefined || !isStep) return [{ value, label: name }];
    const total = counts.find(({ valor }) => valor === value)?.numTotal ?? 0;
    return total === 0 && value !== chosen ? [] : [{ value, label: label(name, total) }];
  });
}

/** The fields of an offer that each filter looks at. */
const fieldsOf: Readonly<Record<CountedFilter | 'remuneracionMinima', readonly OfferFieldName[]>> = {
  idProvincia: ['idProvincia'],
  idIsla: ['idLocalidad'],
  idArea: ['titulaciones'],
  idTitulacion: ['titulaciones'],
  idAreaFuncional: ['idAreaFuncional'],
  idSector: ['idSector'],
  idTipoContrato: ['idTipoContrato'],
  idModalidad: ['idModalidad'],
  remuneracionMinima: [
    'ayudaEstudio',
    'salario',
    'salarioMaximo',
    'remuneracionBrutaHora',
    'remuneracionBrutaAnual',
  ],
};

interface InUse {
  /** What is chosen in the filter: it stays, so that it can be taken away. */
  readonly chosen: number | readonly number[] | undefined;
  /** An offer that was written when the form still asked for it has it. */
  readonly counts?: readonly Count[] | undefined;
}

/** Whether an offer of this type can have what the filter asks for: one that none can have is not shown. */
export function isOffered(
  name: keyof typeof fieldsOf,
  tipo: OfferType,
  brand: OfferBrand,
  { chosen, counts = [] }: InUse,
): boolean {
  return (
    chosen !== undefined ||
    counts.some(({ numTotal }) => numTotal > 0) ||
    fieldsOf[name].some((field) => offerFieldSetting(brand, tipo, field).visible)
  );
}

/** The steps, and what the address says if it is another. */
export function payOptions(tipo: OfferType, chosen: number | undefined): number[] {
  const steps = paySteps[tipo];
  if (chosen === undefined || steps.includes(chosen)) return [...steps];
  return [...steps, chosen].sort((a, b) => a - b);
}

/** Days from which offers were published; `back` is null for one that the address alone knows. */
export function dayOptions(
  today: string,
  chosen: string | undefined,
): { day: string; back: number | null }[] {
  const steps = dayStepsBack.map((back) => ({ day: addDays(today, -back), back }));
  if (chosen === undefined || steps.some(({ day }) => day === chosen)) return steps;
  return [...steps, { day: chosen, back: null }];
}
