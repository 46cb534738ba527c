import { Menu } from '@mantine/core';
import { useId } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { Text } from '../../ui/Text.tsx';
import { isBack, isExplained, type Target } from './steps.ts';

interface Props {
  target: Target;
  from: number;
  onChoose: (target: Target) => void;
}

/** A step in a menu. */
export function StepItem({ target, from, onChoose }: Props) {
  const t = useTexts('candidates');
  const id = useId();
  return (
    <Menu.Item
      maw="20rem"
      aria-labelledby={`${id}-name`}
      aria-describedby={isExplained(target) ? `${id}-about` : undefined}
      onClick={() => onChoose(target)}
    >
      <span id={`${id}-name`}>{isBack(from, target) ? t('move.back') : t(`move.to.${target}`)}</span>
      {isExplained(target) && (
        <Text component="span" dim tiny display="block" id={`${id}-about`}>
          {t(`move.about.${target}`)}
        </Text>
      )}
    </Menu.Item>
  );
}
