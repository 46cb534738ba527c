import { Box, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useBrand } from '../../../lib/brand/brand.ts';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { useSession } from '../../../lib/session/session.ts';
import { setLetterKeys, useLetterKeys } from '../../../lib/storage/letter-keys.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Section } from '../../../ui/Section.tsx';
import { ChangePassword } from './ChangePassword.tsx';
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

/** Whether single letters walk a list: a person who speaks to the computer says letters all the time. */
function KeyboardPreference() {
  const t = useTexts('password');
  return (
    <Section title={t('own.keyboard')}>
      <Switch
        label={t('own.letterKeys')}
        checked={useLetterKeys()}
        onChange={({ currentTarget }) => setLetterKeys(currentTarget.checked)}
      />
    </Section>
  );
}
