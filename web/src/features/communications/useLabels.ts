import { languages } from '@portal/contract/languages';
import { useTexts } from '../../lib/i18n/i18n.ts';

/** What stands above each field of a communication, by its path; a text also says its language. */
export function useLabels(): (path: string) => string {
  const t = useTexts('communicationForm');
  const shell = useTexts('shell');
  const labels: Record<string, string> = {
    destinatarios: t('form.audience'),
    fechaDesde: t('form.from'),
    fechaHasta: t('form.to'),
    enlace: t('form.link'),
  };
  for (const one of languages) {
    const language = shell(`languages.${one}`);
    labels[`textos.${one}.titulo`] = `${t('form.title')} (${language})`;
    labels[`textos.${one}.descripcion`] = `${t('form.body')} (${language})`;
  }
  return (path) => labels[path] ?? path;
}
