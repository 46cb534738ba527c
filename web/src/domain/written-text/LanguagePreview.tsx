import { Box, SegmentedControl } from '@mantine/core';
import { isLanguage, type Language } from '@portal/contract/languages';
import { type ReactNode, useState } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { shownIn, type TextsValues } from './written-values.ts';

interface Props {
  title: string;
  textos: TextsValues['textos'];
  children: (text: { titulo: string; descripcion: string; idioma: Language }) => ReactNode;
}

/** What readers of each language will see, while it is being written. */
export function LanguagePreview({ title, textos, children }: Props) {
  const t = useTexts('writtenText');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto } = useBrand();
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(idiomas.includes(reading) ? reading : idiomaPorDefecto);
  const text = shownIn(textos, language, idiomaPorDefecto);
  return (
    <Section title={title}>
      <SegmentedControl
        fullWidth
        aria-label={t('preview.language')}
        value={language}
        onChange={(chosen) => isLanguage(chosen) && setLanguage(chosen)}
        data={idiomas.map((one) => ({ value: one, label: one.toUpperCase() }))}
      />
      {text === null ? (
        <Box component="p" mt="sm">
          {t('preview.empty')}
        </Box>
      ) : (
        <>
          {text.idioma !== language && (
            <Box component="p" mt="sm">
              {t('preview.fallback', {
                language: shell(`languages.${language}`),
                shown: shell(`languages.${text.idioma}`),
              })}
            </Box>
          )}
          <Box mt="sm">{children(text)}</Box>
        </>
      )}
    </Section>
  );
}
