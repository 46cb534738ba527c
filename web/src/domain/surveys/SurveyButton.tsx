import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import type { PendingSurvey } from '@portal/contract/surveys';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';

interface Props extends Pick<ButtonProps, 'variant'> {
  survey: Pick<PendingSurvey, 'titulo' | 'urlAcceso'>;
  children: ReactNode;
  'data-autofocus'?: true | undefined;
}

/** Leads to where a survey is answered, in a tab of its own. */
export function SurveyButton({ survey: { titulo, urlAcceso }, children, ...rest }: Props) {
  const t = useTexts('ui');
  return (
    <Button
      component="a"
      href={urlAcceso}
      target="_blank"
      rel="noopener noreferrer"
      rightSection={<IconExternalLink size={16} aria-hidden />}
      {...rest}
    >
      {children}
      <VisuallyHidden>
        : {titulo} ({t('newTab')})
      </VisuallyHidden>
    </Button>
  );
}
