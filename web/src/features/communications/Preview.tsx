import { Box, SegmentedControl } from '@mantine/core';
import { isLanguage, type Language } from '@portal/contract/languages';
import { useState } from 'react';
import { useBrand } from '../../lib/brand/brand.ts';
import { typedDay } from '../../lib/forms/typed-day.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { CommunicationCard } from './CommunicationCard.tsx';
import { type CommunicationValues, shownIn } from './values.ts';

/** What readers of each language will see, while it is being written. */
export function Preview({ values }: { values: CommunicationValues }) {
  const t = useTexts('communicationForm');
  const shell = useTexts('shell');
  const { idiomas, idiomaPorDefecto } = useBrand();
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(idiomas.includes(reading) ? reading : idiomaPorDefecto);
  // While it is being typed it may be no day yet.
  const fechaDesde = typedDay(values.fechaDesde ?? '');
  const text = shownIn(values.textos, language, idiomaPorDefecto);
  return (
    <Section title={t('preview.title')}>
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
          <Box mt="sm">
            <CommunicationCard communication={{ ...text, fechaDesde, enlace: values.enlace || null }} />
          </Box>
        </>
      )}
    </Section>
  );
}
