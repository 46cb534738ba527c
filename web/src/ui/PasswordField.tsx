import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import type { Ref } from 'react';

interface Props extends Omit<PasswordInputProps, 'visibilityToggleButtonProps'> {
  /** Of the button that shows what was typed. */
  toggleLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be shown. The library does not say of its input that it is invalid. */
export const PasswordField = ({ toggleLabel, ...props }: Props) => (
  <PasswordInput
    {...props}
    aria-invalid={props.error ? true : undefined}
    visibilityToggleButtonProps={{ 'aria-label': toggleLabel, tabIndex: 0 }}
  />
);
