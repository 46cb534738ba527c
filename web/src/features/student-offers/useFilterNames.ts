import type { OfferType } from '@portal/contract/offer-fields';
import type { OfferFilters } from '@portal/contract/offer-filters';
import { type CatalogueList, useCatalogue } from '../../domain/catalogue/catalogue.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useFormat } from '../../lib/i18n/useFormat.ts';
import { dayOptions } from './filter-options.ts';
import type { CountedFilter, FilterName } from './search.ts';
import { useToday } from './useToday.ts';

/** The catalogue's list that a filter chooses from. */
export const filterLists: Record<CountedFilter, CatalogueList> = {
  idProvincia: 'provincias',
  idIsla: 'islas',
  idArea: 'ambitos',
  idTitulacion: 'titulaciones',
  idAreaFuncional: 'areasFuncionales',
  idSector: 'sectoresActividad',
  idTipoContrato: 'tiposContrato',
  idModalidad: 'modalidades',
};

export interface FilterNames {
  /** «600 €/mes», of jobs by the year. */
  readonly pay: (amount: number) => string;
  readonly day: (day: string) => string;
  /** What is chosen in a filter, in words; null where nothing is, or its catalogue is not there yet. */
  readonly chosen: (name: FilterName, filters: OfferFilters) => string | null;
}

/** What filters say, in the page's language. */
export function useFilterNames(tipo: OfferType): FilterNames {
  const t = useTexts('studentOffers');
  const { money, shortDay } = useFormat();
  const catalogue = useCatalogue();
  const today = useToday();

  const pay = (amount: number) =>
    tipo === 'practicas' ? money(amount, 'month') : money(amount * 12, 'year');
  const day = (value: string) => {
    const back = dayOptions(today, value).find((option) => option.day === value)?.back ?? null;
    return back === null
      ? t('filters.dayFrom', { day: shortDay(value) })
      : t('filters.lastDays', { count: back });
  };
  return {
    pay,
    day,
    chosen: (name, filters) => {
      if (name === 'texto') return filters.texto ?? null;
      if (name === 'soloEncajan') return filters.soloEncajan ? t('filters.meetsAll') : null;
      if (name === 'fechaDesde') return filters.fechaDesde === undefined ? null : day(filters.fechaDesde);
      if (name === 'remuneracionMinima') {
        const { remuneracionMinima: least } = filters;
        return least === undefined ? null : t('filters.payFrom', { amount: pay(least) });
      }
      const names = (filters[name] ?? []).flatMap((id) => catalogue.name(filterLists[name], id) ?? []);
      return names.length === 0 ? null : names.join(', ');
    },
  };
}
