import { Anchor, Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { privacyPolicyOf } from './privacy.ts';

interface Props {
  /** `form.getInputProps` of a checkbox. */
  input: { error?: ReactNode };
}

/** The privacy policy, opened beside the form so that nothing typed is left. */
export function PolicyField({ input }: Props) {
  const t = useTexts('signup');
  const url = privacyPolicyOf(useBrand());
  return (
    <Checkbox
      aria-invalid={Boolean(input.error)}
      label={
        <>
          {t('policy.accept')}{' '}
          {url === undefined ? (
            t('policy.link')
          ) : (
            <Anchor href={url} target="_blank" rel="noreferrer">
              {t('policy.link')}
            </Anchor>
          )}
          .
        </>
      }
      {...input}
    />
  );
}
