import { useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';

interface Props {
  /** `form.getInputProps`, of the form whose values have `password` and `password2`. */
  input: (path: string) => object;
  /** Where in the values they are: `contacto.`. */
  within?: string;
  /** Of an account that has none yet. */
  first?: boolean;
}

/** A password that is chosen: twice, with its rule said before anything is typed. */
export function PasswordFields({ input, within = '', first = false }: Props) {
  const t = useTexts('password');
  const [visible, setVisible] = useState(false);
  const common = {
    autoComplete: 'new-password',
    visible,
    onVisibilityChange: setVisible,
    toggleLabel: t(visible ? 'fields.hide' : 'fields.show'),
  };
  return (
    <>
      <PasswordField
        label={t(first ? 'fields.first' : 'fields.password')}
        description={t('fields.rule')}
        {...common}
        {...input(`${within}password`)}
      />
      <PasswordField
        label={t(first ? 'fields.first2' : 'fields.password2')}
        {...common}
        {...input(`${within}password2`)}
      />
    </>
  );
}
