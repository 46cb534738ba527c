import { Stack } from '@mantine/core';
import { IconBuilding, IconCertificate, IconChevronRight, IconSchool } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { LoginCard } from '../../ui/LoginCard.tsx';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { Arrival } from './Arrival.tsx';
import classes from './session.module.css';

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
          <Link key={id} to={pathTo(id)} state={state} className={classes.choice}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <span className={classes.words}>
              <strong>{t(`choose.${id}`)}</strong>
              <Text component="span" dim small>
                {t(`choose.${id}Text`)}
              </Text>
            </span>
            <IconChevronRight size={20} aria-hidden />
          </Link>
        ))}
      </Stack>
      <Text small>
        <ScreenLink to="loginManager">{t('choose.loginManager')}</ScreenLink>
      </Text>
    </LoginCard>
  );
}
