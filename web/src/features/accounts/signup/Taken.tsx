import { Flex, Stack } from '@mantine/core';
import { useTexts } from '../../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../../ui/ScreenLink.tsx';

interface Props {
  of: 'student' | 'company';
  /** Why, and what may be done, after the title that stands beside the field. */
  children?: string | undefined;
}

const screens = {
  student: { enter: 'loginStudent', recover: 'recoverStudent' },
  company: { enter: 'loginCompany', recover: 'recoverCompany' },
} as const;

/** Below a field whose owner has an account already: the ways to it. */
export function Taken({ of, children }: Props) {
  const t = useTexts('signup');
  return (
    <Stack gap="0.25rem" mt="0.25rem" fz="sm">
      {children !== undefined && <p>{children}</p>}
      <Flex component="p" gap="0.25rem 1rem" wrap="wrap">
        <ScreenLink to={screens[of].enter}>{t('taken.enter')}</ScreenLink>
        <ScreenLink to={screens[of].recover}>{t('taken.recover')}</ScreenLink>
      </Flex>
    </Stack>
  );
}
