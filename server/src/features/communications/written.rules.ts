import { fieldError } from '@portal/contract/validation';
import { missingTexts, type StoredTexts, type WrittenTexts } from '@portal/contract/written-texts';
import type { Institution } from './communications.rules.ts';
import { cleanHtml } from './html.rules.ts';

/**
 * The texts as they are kept: clean, and of the institution's languages alone; or which of them are missing, under the
 * part of the body that they came in.
 */
export function textsToStore(
  part: string,
  written: WrittenTexts,
  { idiomas, idiomaPorDefecto }: Institution,
): { textos: StoredTexts; problems: { campo: string; error: string }[] } {
  const clean: WrittenTexts = {};
  for (const language of idiomas) {
    const { titulo, descripcion } = written[language] ?? {};
    clean[language] = { titulo: titulo?.trim() ?? '', descripcion: cleanHtml(descripcion ?? '') };
  }
  const problems = missingTexts(clean, idiomas, idiomaPorDefecto).map((campo) => ({
    campo: `${part}.${campo}`,
    error: fieldError('required'),
  }));
  const textos: StoredTexts = {};
  for (const language of idiomas) {
    const { titulo, descripcion } = clean[language] ?? {};
    if (titulo && descripcion) textos[language] = { titulo, descripcion };
  }
  return { textos, problems };
}
