import type { ReactNode } from 'react';
import { useTexts } from '../lib/i18n/i18n.ts';
import { Text } from './Text.tsx';

/** What follows the label of a field that may be left empty. */
export function OptionalMark() {
  const t = useTexts('ui');
  return (
    <Text component="span" dim fw={400}>
      {' '}
      ({t('optional')})
    </Text>
  );
}

/** The label of a field that may be left empty. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <OptionalMark />
    </>
  );
}
