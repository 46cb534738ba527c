import { Checkbox, Group, SegmentedControl } from '@mantine/core';
import { type Language, languages } from '@portal/contract/languages';
import { listRejectionReasons, type ReasonScope } from '@portal/contract/rejection-reasons';
import { useState } from 'react';
import { useCall } from '../../lib/api/calls.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { isIn, translated, withReason } from './usual-reasons.ts';
import classes from './validations.module.css';

interface Props {
  scope: ReasonScope;
  written: string;
  onWrite: (text: string) => void;
}

/** The reasons that the institution keeps, to choose in the reader's language. */
export function UsualReasons({ scope, written, onWrite }: Props) {
  const t = useTexts('validations');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { data } = useCall(listRejectionReasons, {});
  const ofScope = (data ?? []).filter(({ ambito }) => ambito === scope).map(({ textos }) => textos);
  const usual = [...new Set(ofScope.map((texts) => texts[language]))];
  // What is chosen already is said in the other language too.
  const change = (to: Language) => {
    setLanguage(to);
    onWrite(translated(written, ofScope, language, to));
  };
  if (usual.length === 0) return <ScreenLink to="rejectionReasons">{t('reject.manage')}</ScreenLink>;
  return (
    <fieldset className={classes.reasons}>
      <Text component="legend" small strong>
        {t('reject.usual')}
      </Text>
      <Group gap="xs" justify="space-between" mb="xs" w="100%">
        <SegmentedControl
          size="xs"
          aria-label={t('reject.language')}
          value={language}
          onChange={(value) => change(languages.find((one) => one === value) ?? own)}
          data={languages.map((one) => ({ value: one, label: one.toUpperCase() }))}
        />
        <ScreenLink to="rejectionReasons">{t('reject.manage')}</ScreenLink>
      </Group>
      {usual.map((one) => (
        <Checkbox
          key={one}
          label={one}
          lang={language}
          checked={isIn(written, one, usual)}
          onChange={({ currentTarget: { checked } }) => onWrite(withReason(written, one, checked))}
        />
      ))}
    </fieldset>
  );
}
