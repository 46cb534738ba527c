import type { Language } from '@portal/contract/languages';

interface Sortable {
  readonly descripcion: string;
  /** 'Otras', 'otros': wherever the alphabet would put it, people look for it at the end. */
  readonly ultimo?: true;
}

/** Alphabetical as the language sorts (Spanish puts ñ after n), with what is marked `ultimo` at the end. */
export function sortByLanguage<Entry extends Sortable>(list: readonly Entry[], language: Language): Entry[] {
  const collator = new Intl.Collator(language);
  return [...list].sort(
    (one, other) =>
      Number(one.ultimo ?? false) - Number(other.ultimo ?? false) ||
      collator.compare(one.descripcion, other.descripcion),
  );
}
