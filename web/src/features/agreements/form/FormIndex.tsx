import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SideIndex } from '../../../ui/SideIndex.tsx';
import { useFormState } from './form-context.ts';
import { isIn, sectionsShown } from './values.ts';

/** The sections, and which of them have all that they must have. */
export function FormIndex() {
  const t = useTexts('agreementForm');
  const { shown, found, asksDataText } = useFormState();
  return (
    <SideIndex
      label={t('index.label')}
      entries={sectionsShown(asksDataText).map((section) => {
        const open = Object.keys(found).filter((input) => isIn(section, input)).length;
        const isWrong = Object.keys(shown).some((input) => isIn(section, input));
        return {
          id: `seccion-${section}`,
          label: t(`sections.${section}.title`),
          state: open === 0 ? 'complete' : isWrong ? 'wrong' : 'neutral',
          note: open === 0 ? t('index.complete') : t('index.missing', { count: open }),
        };
      })}
    />
  );
}
