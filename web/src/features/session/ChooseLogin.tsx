import { Stack } from '@mantine/core';
import { IconBuilding, IconCertificate, IconChevronRight, IconSchool } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n.ts';
import { usePathTo } from '../../lib/paths.ts';
import { useSentences } from '../../lib/status-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import choices from './choices.module.css';

const doors = [
  { id: 'loginStudent', Icon: IconSchool },
  { id: 'loginAlumni', Icon: IconCertificate },
  { id: 'loginCompany', Icon: IconBuilding },
] as const;

const hasExpired = (state: unknown) =>
  typeof state === 'object' && state !== null && 'expired' in state && state.expired === true;

export default function ChooseLogin() {
  const t = useTexts('session');
  const pathTo = usePathTo();
  const { state } = useLocation();
  const lost = useSentences()?.statuses.sessionLost;
  return (
    <LoginCard title={t('choose.title')}>
      {hasExpired(state) && lost !== undefined && (
        <Banner meaning="info" title={lost.title}>
          <p>{lost.body}</p>
        </Banner>
      )}
      <Stack gap="sm">
        {doors.map(({ id, Icon }) => (
          <Link key={id} to={pathTo(id)} state={state} className={choices.choice}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <span className={choices.words}>
              <strong>{t(`choose.${id}`)}</strong>
              <span>{t(`choose.${id}Text`)}</span>
            </span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        ))}
      </Stack>
      <p className={choices.minor}>
        <ScreenLink to="loginManager">{t('choose.loginManager')}</ScreenLink>
      </p>
    </LoginCard>
  );
}
