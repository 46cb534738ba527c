import { languages } from '@portal/contract/languages';
import { useTexts } from '../../lib/i18n/i18n.ts';

/** The fields as they stand in the page. */
const order = ['titulos', 'paraAlumnos', 'desde', 'hasta', 'obligatoria', 'urlAcceso'];

export function inPageOrder<P extends { readonly path: string }>(problems: readonly P[]): P[] {
  const place = ({ path }: P) => order.indexOf(path.split('.')[0] ?? '');
  return [...problems].sort((a, b) => place(a) - place(b));
}

/** What stands above each field of a survey, by its path. */
export function useLabels(): (path: string) => string {
  const t = useTexts('surveyForm');
  const shell = useTexts('shell');
  const labels: Record<string, string> = {
    paraAlumnos: t('form.audience'),
    desde: t('form.from'),
    hasta: t('form.to'),
    obligatoria: t('mandatory'),
    urlAcceso: t('form.address'),
  };
  for (const one of languages) {
    labels[`titulos.${one}`] = t('form.title', { language: shell(`languages.${one}`) });
  }
  return (path) => labels[path] ?? path;
}
