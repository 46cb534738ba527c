import { useTexts } from '../../lib/i18n/i18n.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './session.module.css';

const recovery = {
  student: 'recoverStudent',
  company: 'recoverCompany',
  manager: 'recoverManager',
} as const;

/** Managers are created by the operator of the portal. */
const asking = { student: 'registerStudent', company: 'requestAccount' } as const;

interface Props {
  of: keyof typeof recovery;
}

/** Links for people who cannot log in on this screen. */
export function LoginLinks({ of }: Props) {
  const t = useTexts('session');
  return (
    <Text component="ul" small className={classes.ways}>
      <li>
        <ScreenLink to={recovery[of]}>{t(`ways.${of}.forgotten`)}</ScreenLink>
      </li>
      {of !== 'manager' && (
        <li>
          {t(`ways.${of}.without`)} <ScreenLink to={asking[of]}>{t(`ways.${of}.ask`)}</ScreenLink>
        </li>
      )}
      {of !== 'manager' && (
        <li>
          <ScreenLink to="confirmEmail">{t(`ways.${of}.unconfirmed`)}</ScreenLink>
        </li>
      )}
      <li>
        <ScreenLink to="login">{t('form.other')}</ScreenLink>
      </li>
    </Text>
  );
}
