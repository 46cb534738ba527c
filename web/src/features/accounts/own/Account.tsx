import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { KeyboardPreference } from './KeyboardPreference.tsx';
import { LanguagePreference } from './LanguagePreference.tsx';
import { LeaveRequest } from './LeaveRequest.tsx';

interface Props {
  /** What other areas let change of it. */
  children?: ReactNode;
}

/** What everybody with an account can change of it, whatever they are here for. */
export function Account({ children }: Props) {
  const t = useTexts('password');
  const { opciones } = useBrand();
  const data = useSession()?.data;
  if (data === undefined) return null;
  const { name, nombreComercial, userType } = data;
  return (
    <Box maw="45rem">
      <PageHead title={t('own.title')} context={[name, nombreComercial].filter(Boolean).join(' · ')} />
      <ChangePassword role={userType} />
      <LanguagePreference />
      <KeyboardPreference />
      {children}
      {userType === 'Alumno' && opciones.bajaServicio && <LeaveRequest />}
    </Box>
  );
}
