import type { Brand } from '@portal/contract/brand';
import {
  type Communication,
  type CommunicationState,
  type KeptText,
  missingTexts,
  type WrittenTexts,
} from '@portal/contract/communications';
import type { Language } from '@portal/contract/languages';
import { fieldError } from '@portal/contract/validation';
import { cleanHtml } from './html.rules.ts';

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

export type KeptTexts = Partial<Record<Language, KeptText>>;
type Institution = Pick<Brand, 'idiomas' | 'idiomaPorDefecto'>;

/** The texts as they are kept: clean, and of the institution's languages alone; or which of them are missing. */
export function textsToKeep(
  written: WrittenTexts,
  { idiomas, idiomaPorDefecto }: Institution,
): { textos: KeptTexts; problems: { campo: string; error: string }[] } {
  const clean: WrittenTexts = {};
  for (const language of idiomas) {
    const { titulo, descripcion } = written[language] ?? {};
    clean[language] = { titulo: titulo?.trim() ?? '', descripcion: cleanHtml(descripcion ?? '') };
  }
  const problems = missingTexts(clean, idiomas, idiomaPorDefecto).map((campo) => ({
    campo: `comunicacion.${campo}`,
    error: fieldError('required'),
  }));
  const textos: KeptTexts = {};
  for (const language of idiomas) {
    const { titulo, descripcion } = clean[language] ?? {};
    if (titulo && descripcion) textos[language] = { titulo, descripcion };
  }
  return { textos, problems };
}

/** The text that a reader of this language gets: in it, else in the institution's own, else in any that there is. */
export function textFor(
  textos: KeptTexts,
  language: Language,
  { idiomas, idiomaPorDefecto }: Institution,
): Pick<Communication, 'titulo' | 'descripcion' | 'idioma'> | undefined {
  for (const idioma of [language, idiomaPorDefecto, ...idiomas]) {
    const text = textos[idioma];
    if (text) return { ...text, idioma };
  }
  return undefined;
}
