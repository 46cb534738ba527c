import { useMemo } from 'react';
import { useCatalogue } from '../../../lib/catalogue.ts';
import type { Option } from '../../../ui/SearchSelect.tsx';

/** The institution's degrees, those of one level together. */
export function useDegreeOptions(): readonly Option[] {
  const { catalogue, name } = useCatalogue();
  return useMemo(
    () =>
      (catalogue?.titulaciones ?? []).map(({ idTitulacion, descripcion, idNivel }) => ({
        value: idTitulacion,
        label: descripcion,
        group: name('niveles', idNivel) ?? '',
      })),
    [catalogue, name],
  );
}
