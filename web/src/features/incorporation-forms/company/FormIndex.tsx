import { sectionNames } from '@portal/contract/schemas/incorporation-forms';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { SideIndex } from '../../../ui/SideIndex.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { Problems } from '../form/problems.ts';
import { sectionOf } from '../form/values.ts';

interface Props {
  /** What is wrong. */
  found: Problems;
  /** What of it is said. */
  shown: Problems;
}

/** The sections, and what each still lacks. */
export function FormIndex({ found, shown }: Props) {
  const t = useTexts('incorporationForms');
  const countIn = (problems: Problems, section: string) =>
    Object.keys(problems).filter((path) => sectionOf(path) === section).length;
  const done = sectionNames.filter((section) => countIn(found, section) === 0).length;
  return (
    <>
      <Text dim small mb="xs">
        {t('index.progress', { done, total: sectionNames.length })}
      </Text>
      <SideIndex
        label={t('index.label')}
        entries={sectionNames.map((section) => {
          const open = countIn(found, section);
          const wrong = countIn(shown, section);
          return {
            id: `seccion-${section}`,
            label: t(`sections.${section}.title`),
            state: open === 0 ? 'complete' : wrong > 0 ? 'wrong' : 'neutral',
            note:
              open === 0
                ? t('index.complete')
                : wrong > 0
                  ? t('index.wrong', { count: wrong })
                  : t('index.missing', { count: open }),
          };
        })}
      />
    </>
  );
}
