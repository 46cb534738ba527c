import { IconUserCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { pathTo, placeOf, translatePath } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Text, textClass } from '../../ui/Text.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './Header.module.css';

/**
 * The page of the person who is greeted (specification 1, §2.2); the account's own where it is not built or not said.
 */
const profiles = { Alumno: '/cv', Empresa: '/mi-perfil', Gestor: '/mi-cuenta' } as const;

/** Where the greeting leads, and under which name. */
export function useProfile(): { to: string; title: string } | null {
  const titles = useTitles();
  const language = useLanguage();
  const data = useSession()?.data;
  if (data === undefined) return null;
  const profile = profiles[data.userType];
  const id = placeOf(profile)?.id ?? 'account';
  const to = id === 'account' ? pathTo(language, id) : translatePath(profile, language);
  return { to, title: titles(id) };
}

/** By the first name, and for which company. */
export function Greeted() {
  const t = useTexts('shell');
  const data = useSession()?.data;
  if (data === undefined) return null;
  return (
    <span className={classes.name}>
      <span>{t('greeting', { name: data.name.split(' ')[0] ?? data.name })}</span>
      {data.nombreComercial !== null && (
        <Text component="span" dim tiny>
          {data.nombreComercial}
        </Text>
      )}
    </span>
  );
}

export function Greeting() {
  const profile = useProfile();
  if (profile === null) return null;
  return (
    <div className={classes.person}>
      <Link
        className={textClass({ small: true, className: classes.greeting }) ?? ''}
        to={profile.to}
        title={profile.title}
      >
        <IconUserCircle size={22} stroke={1.75} aria-hidden />
        <Greeted />
      </Link>
      <AccountMenu />
    </div>
  );
}
