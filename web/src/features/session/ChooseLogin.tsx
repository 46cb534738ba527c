import { Stack } from '@mantine/core';
import { IconBuilding, IconCertificate, IconChevronRight, IconSchool } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Arrival } from './Arrival.tsx';
import choices from './choices.module.css';

const doors = [
  { id: 'loginStudent', Icon: IconSchool },
  { id: 'loginAlumni', Icon: IconCertificate },
  { id: 'loginCompany', Icon: IconBuilding },
] as const;

export default function ChooseLogin() {
  const t = useTexts('session');
  const pathTo = usePathTo();
  const { state } = useLocation();
  return (
    <LoginCard title={t('choose.title')}>
      <Arrival />
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
