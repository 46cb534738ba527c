import { Flex } from '@mantine/core';
import { keyMark } from '@portal/contract/surveys';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { pathTo } from '../../lib/routing/paths.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './surveys.module.css';

const example = `https://encuestas.example.edu/s/12?clave=${keyMark}`;
const held = 'K';

/** How each tool writes the value that it was given under the name `clave`. */
const tools = [
  ['limesurvey', '{PASSTHRU:clave}'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is Qualtrics that reads it
  ['qualtrics', '${e://Field/clave}'],
  ['other', keyMark],
] as const;

/** What has to be told to the institution's survey tool, so that the portal knows who has answered. */
export function ReturnAddress() {
  const t = useTexts('surveyForm');
  const { idiomaPorDefecto } = useBrand();
  // The same for every manager who copies it: it is for everybody who answers.
  const address = window.location.origin + pathTo(idiomaPorDefecto, 'surveyAnswered', { clave: held });
  const beginning = address.slice(0, -held.length);
  return (
    <Section title={t('help.title')} description={t('help.why', { key: keyMark })}>
      <Flex component="ol" direction="column" gap="md" ps="1.25rem">
        <li className={classes.step}>
          {t('help.put', { key: keyMark })}
          <Text component="code" small className={classes.code}>
            {example}
          </Text>
        </li>
        <li className={classes.step}>
          {t('help.send')}
          <ul>
            {tools.map(([tool, value]) => (
              <li key={tool} className={classes.address}>
                <strong>{t(`help.${tool}`)}</strong>
                <CopyButton value={beginning + value} of={t(`help.${tool}`)}>
                  {t('help.copy')}
                </CopyButton>
                <Text component="code" small className={classes.code}>
                  {beginning + value}
                </Text>
              </li>
            ))}
          </ul>
          {t('help.otherMeans', { key: keyMark })}
        </li>
      </Flex>
    </Section>
  );
}
