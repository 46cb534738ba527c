import { Button, type ButtonProps, VisuallyHidden } from '@mantine/core';
import type { PendingSurvey } from '@portal/contract/surveys';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { translatePath } from '../../lib/routing/paths.ts';

interface Props extends Pick<ButtonProps, 'variant'> {
  survey: Pick<PendingSurvey, 'tipo' | 'titulo' | 'urlAcceso'>;
  children: ReactNode;
  'data-autofocus'?: true | undefined;
}

/** Leads to where a survey is answered: in the portal, or elsewhere in a tab of its own. */
export function SurveyButton({ survey: { tipo, titulo, urlAcceso }, children, ...rest }: Props) {
  const t = useTexts('ui');
  const language = useLanguage();
  if (tipo === 'portal')
    return (
      <Button component={Link} to={translatePath(urlAcceso, language)} {...rest}>
        {children}
        <VisuallyHidden>: {titulo}</VisuallyHidden>
      </Button>
    );
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
