import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { brandFile, useBrand, useHasLanguageSwitch } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { saveTheme } from '../../lib/session/language-preference.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { Text, textClass } from '../../ui/Text.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SlideIn } from './SlideIn.tsx';
import { useMenu } from './useMenu.ts';
import { useMenuMark } from './useMenuMark.ts';
import { useShownSession } from './useShownSession.ts';

export function Header() {
  const t = useTexts('shell');
  const titles = useTitles();
  const pathTo = usePathTo();
  const session = useShownSession();
  const entries = useMenu();
  const hasSwitch = useHasLanguageSwitch();
  const markOf = useMenuMark(entries);
  const isShrunk = useShrunk();
  return (
    <header className={classes.header} data-shrunk={isShrunk || undefined}>
      <div className={classes.inner}>
        <Logo />
        {session !== null && (
          <nav className={classes.navigation} aria-label={t('mainMenu')}>
            {entries
              .filter(({ inBar }) => inBar)
              .map(({ id }) => (
                <Link
                  key={id}
                  to={pathTo(id)}
                  aria-current={markOf(id)}
                  className={
                    textClass({ dim: true, small: true, strong: true, className: classes.entry }) ?? ''
                  }
                >
                  {titles(id)}
                </Link>
              ))}
          </nav>
        )}
        <div className={classes.tools}>
          {hasSwitch && <LanguageSwitch className={session === null ? undefined : classes.wide} />}
          <ThemeToggle />
          {session !== null && session.data.userType !== 'Gestor' && <NotificationBell />}
          {session !== null && <Greeting />}
          {session !== null && <SlideIn entries={entries} />}
        </div>
      </div>
    </header>
  );
}

/** Scrolled past 120 px, or 70 px on a narrow window (specification 1, §2.2). */
function useShrunk(): boolean {
  const [isShrunk, setShrunk] = useState(false);
  useEffect(() => {
    const look = () => setShrunk(window.scrollY > (window.innerWidth > 768 ? 120 : 70));
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isShrunk;
}

/** The institution's logo, or its name set in type where the image does not come. */
function Logo() {
  const brand = useBrand();
  const pathTo = usePathTo();
  const isDark = useComputedColorScheme('light') === 'dark';
  const source = brandFile(isDark ? brand.logoOscuro : brand.logo);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Link to={pathTo('home')} className={classes.logo}>
      {failed === source ? (
        <Text component="span" strong className={classes.logoName}>
          {brand.nombre}
        </Text>
      ) : (
        <img className={classes.image} src={source} alt={brand.nombre} onError={() => setFailed(source)} />
      )}
    </Link>
  );
}

/** A second press within this time is one that was not meant (specification 1, §9). */
const deafForMs = 300;

function ThemeToggle() {
  const t = useTexts('shell');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  const toggle = () => {
    const now = performance.now();
    if (now - pressed.current < deafForMs) return;
    pressed.current = now;
    // The colours change at once; what draws itself otherwise in the dark takes its time.
    startTransition(() => setColorScheme(isDark ? 'light' : 'dark'));
    saveTheme(!isDark);
  };
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <IconAction label={isDark ? t('light') : t('dark')} onClick={toggle}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </IconAction>
  );
}
