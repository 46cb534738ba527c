import type { PasswordInputProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** The current password, asked for before something that a stolen session must not be enough for. */
export function CurrentPassword(props: PasswordInputProps & { ref?: Ref<HTMLInputElement> }) {
  const t = useTexts('secondFactor');
  const [isShown, setShown] = useState(false);
  return (
    <PasswordField
      label={t('proof.password')}
      description={t('proof.passwordHelp')}
      autoComplete="current-password"
      visible={isShown}
      onVisibilityChange={setShown}
      toggleLabel={t(isShown ? 'proof.hide' : 'proof.show')}
      data-autofocus
      {...props}
    />
  );
}
