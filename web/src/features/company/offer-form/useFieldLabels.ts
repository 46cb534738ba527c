import { useTexts } from '../../../lib/i18n.ts';
import { fieldOf, isFormField } from './sections.ts';

/** The label that stands above the input of a path. */
export function useFieldLabels(): (path: string) => string {
  const t = useTexts('offerForm');
  return (path) => {
    const field = fieldOf(path);
    return isFormField(field) ? t(`field.${field}`) : path;
  };
}
