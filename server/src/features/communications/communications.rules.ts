import type { Brand } from '@portal/contract/brand';
import type { Communication, CommunicationState } from '@portal/contract/communications';
import type { Language } from '@portal/contract/languages';
import type { StoredTexts } from '@portal/contract/written-texts';

/** When and in which language a communication is read. */

interface Days {
  fechaDesde: string;
  fechaHasta: string | null;
}

/** Whether it is still to come, can be read or is over on this day; its first and last day count. */
export function stateOn(today: string, { fechaDesde, fechaHasta }: Days): CommunicationState {
  if (today < fechaDesde) return 'programada';
  return fechaHasta !== null && today > fechaHasta ? 'terminada' : 'visible';
}

export type Institution = Pick<Brand, 'idiomas' | 'idiomaPorDefecto'>;

/** The text that a reader of this language gets: in it, else in the institution's own, else in any that there is. */
export function textFor(
  textos: StoredTexts,
  language: Language,
  { idiomas, idiomaPorDefecto }: Institution,
): Pick<Communication, 'titulo' | 'descripcion' | 'idioma'> | undefined {
  for (const idioma of [language, idiomaPorDefecto, ...idiomas]) {
    const text = textos[idioma];
    if (text) return { ...text, idioma };
  }
  return undefined;
}

/** The title of that text, which is all that a list says of it. */
export function titleFor(textos: StoredTexts, language: Language, institution: Institution) {
  const text = textFor(textos, language, institution);
  return { titulo: text?.titulo ?? '', idioma: text?.idioma ?? institution.idiomaPorDefecto };
}
