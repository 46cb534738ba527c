import { Title } from '@mantine/core';
import { useTexts } from '../../lib/i18n/i18n.ts';
import classes from './Conditions.module.css';

/** What is accepted by applying, to be read where it is accepted. */
export function Conditions({ text }: { text: string }) {
  const t = useTexts('studentOffers');
  return (
    <div>
      <Title order={3} id="condiciones" className={classes.title}>
        {t('apply.dialog.conditions')}
      </Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.text} tabIndex={0} aria-labelledby="condiciones">
        {text}
      </section>
    </div>
  );
}
