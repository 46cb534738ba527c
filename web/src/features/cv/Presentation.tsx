import { useTexts } from '../../lib/i18n/i18n.ts';
import { Section } from '../../ui/Section.tsx';
import { WriteTo } from '../../ui/WriteTo.tsx';
import classes from './Cv.module.css';

/** Read only: the text that the CV begins with. */
export function Presentation({ text }: { text: string | null }) {
  const t = useTexts('cv');
  return (
    <Section id="presentacion" title={t('sections.presentacion')} description={t('presentation.description')}>
      {text ? (
        <p className={classes.words}>{text}</p>
      ) : (
        <p className={classes.none}>{t('presentation.empty')}</p>
      )}
      <p className={classes.note}>
        <WriteTo to="general">{t(text ? 'presentation.wrong' : 'presentation.missing')}</WriteTo>
      </p>
    </Section>
  );
}
