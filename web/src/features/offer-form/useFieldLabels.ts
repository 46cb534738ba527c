import { useTexts } from '../../lib/i18n/i18n.ts';
import { fieldOf, isFormField } from './sections.ts';

/** The label that stands above the input of a path. */
export function useFieldLabels(): (path: string) => string {
  const t = useTexts('offerForm');
  return (path) => {
    const field = fieldOf(path);
    if (!isFormField(field)) return path;
    const [, row, part] = path.split('.');
    if (field === 'idiomas' && row !== undefined && part !== undefined) {
      const language = t('languages.one', { number: Number(row) + 1 });
      if (part === 'idNivelIdioma') return `${language}, ${t('languages.level')}`;
      return part === 'idCertificadoIdioma' ? `${language}, ${t('languages.certificate')}` : language;
    }
    const label = t(`field.${field}`);
    // Both have a name, an e-mail and a telephone.
    if (field.endsWith('TutorEmpresa')) return `${t('people.tutor')}, ${label}`;
    if (field.endsWith('_firmante')) return `${t('people.signatory')}, ${label}`;
    return label;
  };
}
