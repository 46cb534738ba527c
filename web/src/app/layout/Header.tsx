import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { useHasLanguageSwitch } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { textClass } from '../../ui/Text.tsx';
import { Greeting } from './Greeting.tsx';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { SlideIn } from './SlideIn.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
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
