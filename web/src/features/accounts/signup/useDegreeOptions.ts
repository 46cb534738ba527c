import { offersLevel } from '@portal/contract/brand';
import { useMemo } from 'react';
import { useCatalogue } from '../../../domain/catalogue/catalogue.ts';
import { useBrand } from '../../../lib/brand/brand.ts';
import type { Option } from '../../../ui/SearchSelect.tsx';

/** The institution's degrees, those of one level together. */
export function useDegreeOptions(): readonly Option[] {
  const brand = useBrand();
  const { catalogue, name } = useCatalogue();
  return useMemo(
    () =>
      (catalogue?.titulaciones ?? [])
        .filter(({ idNivel }) => offersLevel(brand, idNivel))
        .map(({ idTitulacion, descripcion, idNivel }) => ({
          value: idTitulacion,
          label: descripcion,
          group: name('niveles', idNivel) ?? '',
        })),
    [brand, catalogue, name],
  );
}
