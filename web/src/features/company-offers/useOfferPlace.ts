import type { OwnOfferCard } from '@portal/contract/company-offers';
import { useCatalogue } from '../../domain/catalogue/catalogue.ts';

/** The town, else the province, which is enough for some offers, else the country. */
export function useOfferPlace({ localidad, idProvincia, provincia, idPais }: OwnOfferCard): string | null {
  const { name } = useCatalogue();
  return localidad || name('provincias', idProvincia) || provincia || name('paises', idPais);
}
