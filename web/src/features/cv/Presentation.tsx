import { Textarea, TextInput } from '@mantine/core';
import { editPortfolioLink, editPresentation } from '@portal/contract/schemas/cv';
import type { StoredCv } from '../../domain/cv/completeness.ts';
import { send } from '../../lib/api/client.ts';
import { completeAddress } from '../../lib/forms/complete-address.ts';
import { bodyOf } from '../../lib/forms/forms.ts';
import { asText } from '../../lib/forms/saved/useSavedForm.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Cv.module.css';
import { SectionFormView } from './SectionFormView.tsx';
import { useCvPart } from './useCvPart.ts';

const longest = 3000;

const textOf = ({ cv }: StoredCv) => ({ texto: cv.presentacion ?? '' });
const linkOf = ({ cv }: StoredCv) => ({ enlace: cv.enlacePortfolio ?? '' });
const textSchema = bodyOf(editPresentation);
const linkSchema = bodyOf(editPortfolioLink);

/** The text that the CV begins with, and the page that shows more. */
export function Presentation({ kept }: { kept: StoredCv }) {
  const t = useTexts('cvData');
  const sections = useTexts('cv');
  const text = useCvPart({
    part: 'presentacion',
    kept,
    valuesOf: textOf,
    schema: textSchema,
    save: (body, how) => send(editPresentation, { body }, how),
  });
  const link = useCvPart({
    part: 'enlace',
    kept,
    valuesOf: linkOf,
    schema: linkSchema,
    save: (body, how) => send(editPortfolioLink, { body }, how),
  });
  const { onChange: setLink, ...address } = link.field('enlace');
  const written = text.values.texto.trim().length;
  return (
    <Section
      id="presentacion"
      title={sections('sections.presentacion')}
      description={t('presentation.description')}
    >
      <SectionFormView forms={[text, link]}>
        <div>
          <Textarea
            label={t('presentation.text')}
            description={t('presentation.textHelp')}
            autosize
            minRows={5}
            maxRows={18}
            {...asText(text.field('texto'))}
          />
          <Text dim small className={classes.count} data-over={written > longest || undefined}>
            {t('presentation.count', { count: written, max: longest })}
          </Text>
        </div>
        <TextInput
          label={t('presentation.link')}
          description={t('presentation.linkHelp')}
          type="url"
          autoComplete="url"
          spellCheck={false}
          {...address}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
          onBlur={() => {
            const whole = completeAddress(address.value);
            if (whole !== address.value) setLink(whole);
          }}
        />
      </SectionFormView>
    </Section>
  );
}
