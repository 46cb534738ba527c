import { languages } from '@portal/contract/languages';
import { useTexts } from '../../lib/i18n/i18n.ts';

/** What stands above the fields of the texts, by their paths: the name of the field and its language. */
export function useTextLabels(): Readonly<Record<string, string>> {
  const t = useTexts('writtenText');
  const shell = useTexts('shell');
  return Object.fromEntries(
    languages.flatMap((one) => {
      const language = shell(`languages.${one}`);
      return [
        [`textos.${one}.titulo`, `${t('form.title')} (${language})`],
        [`textos.${one}.descripcion`, `${t('form.body')} (${language})`],
      ];
    }),
  );
}
