import { VisuallyHidden } from '@mantine/core';
import type { ApplicationCard } from '@portal/contract/applications';
import { applicationMeaning } from '../../domain/application/application-meaning.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import classes from './Steps.module.css';
import { stepsOf } from './steps.ts';

/** How far an application has come: five dots, of which a narrow window names the present one. */
export function Steps({ card }: { card: ApplicationCard }) {
  const t = useTexts('applications');
  const steps = stepsOf(card);
  if (steps.length === 0) return null;
  return (
    <Text component="ol" tiny className={classes.steps} aria-label={t('steps.label')}>
      {steps.map(({ name, is }) => (
        <li
          key={name}
          data-is={is}
          data-meaning={is === 'now' ? applicationMeaning[card.idEstado] : undefined}
        >
          <span className={classes.name}>{t(`steps.${name}`)}</span>
          <VisuallyHidden>: {t(`steps.${is}`)}</VisuallyHidden>
        </li>
      ))}
    </Text>
  );
}
