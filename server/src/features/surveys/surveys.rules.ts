import type { Brand } from '@portal/contract/brand';
import type { Language } from '@portal/contract/languages';
import {
  keyMark,
  missingTitles,
  type PortalSurveyState,
  type SurveyState,
  type WrittenTitles,
} from '@portal/contract/surveys';
import { fieldError } from '@portal/contract/validation';

interface Days {
  desde: string;
  hasta: string | null;
}

/** Whether it is still to come, can be answered or is over on this day; its first and last day count. */
export function stateOn(today: string, { desde, hasta }: Days): SurveyState {
  if (today < desde) return 'programada';
  return hasta !== null && today > hasta ? 'cerrada' : 'abierta';
}

/** The same of one of the portal, which may also be a draft, or have been closed before its last day. */
export function portalStateOn(
  today: string,
  survey: Days & { estado: 'borrador' | 'abierta' | 'cerrada' },
): PortalSurveyState {
  return survey.estado === 'abierta' ? stateOn(today, survey) : survey.estado;
}

/** Where a survey of the portal is answered. */
export const ownAddress = (id: number, idPractica: number | null): string =>
  `/encuestas/${id}/acceso${idPractica === null ? '' : `?idPractica=${idPractica}`}`;

export type StoredTitles = Partial<Record<Language, string>>;

type Institution = Pick<Brand, 'idiomas' | 'idiomaPorDefecto'>;

/** The titles as they are kept: those of the institution's languages that are written; or which are missing. */
export function titlesToStore(
  written: WrittenTitles,
  { idiomas, idiomaPorDefecto }: Institution,
): { titulos: StoredTitles; problems: { campo: string; error: string }[] } {
  const problems = missingTitles(written, idiomaPorDefecto).map((campo) => ({
    campo: `encuesta.${campo}`,
    error: fieldError('required'),
  }));
  const titulos: StoredTitles = {};
  for (const language of idiomas) {
    const titulo = written[language]?.trim();
    if (titulo) titulos[language] = titulo;
  }
  return { titulos, problems };
}

/** The title that a reader of this language gets: in it, else in the institution's own, else in any that there is. */
export function titleFor(
  titulos: StoredTitles,
  language: Language,
  { idiomas, idiomaPorDefecto }: Institution,
): { titulo: string; idioma: Language } {
  for (const idioma of [language, idiomaPorDefecto, ...idiomas]) {
    const titulo = titulos[idioma];
    if (titulo !== undefined) return { titulo, idioma };
  }
  return { titulo: '', idioma: idiomaPorDefecto };
}

/** The address as one person is given it. */
export const addressWith = (urlAcceso: string, key: string): string =>
  urlAcceso.replaceAll(keyMark, () => key);
