import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';

interface Props {
  /** `form.getInputProps` of a checkbox. */
  input: { error?: ReactNode };
}

/** The privacy policy, opened beside the form so that nothing typed is left. */
export function PolicyField({ input }: Props) {
  const t = useTexts('signup');
  return (
    <Checkbox
      aria-invalid={Boolean(input.error)}
      label={
        <>
          {t('policy.accept')}{' '}
          <ScreenLink to="privacyPolicy" target="_blank">
            {t('policy.link')}
          </ScreenLink>
          .
        </>
      }
      {...input}
    />
  );
}
