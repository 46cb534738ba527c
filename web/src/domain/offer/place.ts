import { plain } from '../../lib/i18n/plain.ts';

/** `Manacor, Mallorca, Islas Baleares`; a province is not said twice (`Alacant/Alicante`, `Alicante`). */
export function placeText(parts: readonly (string | null | undefined)[]): string {
  const said = new Set<string>();
  const shown = parts.filter((part): part is string => {
    if (!part) return false;
    const names = plain(part).split('/');
    const isNew = !names.some((name) => said.has(name));
    for (const name of names) said.add(name);
    return isNew;
  });
  return shown.join(', ');
}
