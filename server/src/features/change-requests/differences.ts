import type { PlacementChanges } from '@portal/contract/change-requests';
import { changed, changedFields, leaves } from '@portal/contract/change-rules';
import type { IncorporationData } from '@portal/contract/incorporation-forms';
import type { Language } from '@portal/contract/languages';
import { countries } from '../catalogue/lists/countries.ts';
import { provinces } from '../catalogue/lists/provinces.ts';
import { placementTextsOf } from '../placements/placement-texts.ts';

export interface Difference {
  campo: string;
  antes: string | null;
  despues: string | null;
}

/** What a change makes another of a placement's data, as it is printed; days as they are, for each reader to read in their language. */
export function differencesOf(
  datos: IncorporationData,
  cambios: PlacementChanges,
  language: Language,
): Difference[] {
  const after = changed(datos, cambios);
  const [one, other] = [leaves(datos), leaves(after)];
  return changedFields(datos, after).map((campo) => ({
    campo,
    antes: printed(campo, one.get(campo), language),
    despues: printed(campo, other.get(campo), language),
  }));
}

function printed(campo: string, value: unknown, language: Language): string | null {
  if (value === undefined) return null;
  if (campo === 'lugar.idProvincia')
    return provinces.find(({ idProvincia }) => idProvincia === value)?.texts[language] ?? null;
  if (campo === 'lugar.idPais')
    return countries.find(({ idPais }) => idPais === value)?.texts[language] ?? null;
  if (typeof value === 'boolean') return placementTextsOf[language][value ? 'yes' : 'no'];
  if (typeof value === 'number') return value.toLocaleString(language);
  return String(value);
}
