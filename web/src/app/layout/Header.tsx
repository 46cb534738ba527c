import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMenu2, IconMoon, IconSun, IconUserCircle, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { useBrand } from '../../lib/brand.ts';
import { useTexts } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { usePathTo } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { type MenuId, menuOf } from './menu.ts';

const CompanyList = lazy(() => loadCode(() => import('./CompanyList.tsx')));

export function Header() {
  const brand = useBrand();
  const session = useSession();
  const entries = session === null ? [] : menuOf(session.data, brand);
  const isShrunk = useShrunk();
  return (
    <header className={classes.header} data-shrunk={isShrunk || undefined}>
      <div className={classes.inner}>
        <Logo />
        {entries.length > 0 && <MainNavigation entries={entries} />}
        <div className={classes.tools}>
          <div className={session === null ? undefined : classes.wide}>
            <LanguageSwitch />
          </div>
          <ThemeToggle />
          {session !== null && session.data.userType !== 'Gestor' && <NotificationBell />}
          {session !== null && <Greeting />}
          {session !== null && <SlideIn entries={entries} />}
        </div>
      </div>
    </header>
  );
}

/** More than the header gives up when it shrinks: the page moves by that much under the reader. */
const slack = 24;

/**
 * Scrolled past 120 px, or 70 px on a narrow window (specification 1, §2.2). It grows again a little above
 * that, since at one and the same place it would shrink and grow for ever.
 */
function useShrunk(): boolean {
  const [isShrunk, setShrunk] = useState(false);
  useEffect(() => {
    const look = () => {
      const limit = window.innerWidth > 768 ? 120 : 70;
      setShrunk((was) => window.scrollY > (was ? limit - slack : limit));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isShrunk;
}

function MainNavigation({ entries }: { entries: readonly MenuId[] }) {
  const t = useTexts('shell');
  const titles = useTexts('titles');
  const pathTo = usePathTo();
  return (
    <nav className={classes.navigation} aria-label={t('mainMenu')}>
      {entries.map((id) => (
        <NavLink key={id} to={pathTo(id)} className={classes.entry ?? ''}>
          {titles(id)}
        </NavLink>
      ))}
    </nav>
  );
}

function Greeting() {
  const t = useTexts('shell');
  const pathTo = usePathTo();
  const data = useSession()?.data;
  if (data === undefined) return null;
  const name = data.name.split(' ')[0] ?? data.name;
  const to = data.userType === 'Alumno' ? pathTo('cv') : null;
  const content = (
    <>
      <IconUserCircle size={22} stroke={1.75} aria-hidden />
      <span className={classes.name}>
        <span>{t('greeting', { name })}</span>
        {data.nombreComercial !== null && <span className={classes.company}>{data.nombreComercial}</span>}
      </span>
    </>
  );
  return (
    <div className={classes.person}>
      {to === null ? (
        <span className={classes.greeting}>{content}</span>
      ) : (
        <Link className={classes.greeting} to={to}>
          {content}
        </Link>
      )}
      <AccountMenu />
    </div>
  );
}

function ThemeToggle() {
  const t = useTexts('shell');
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  const label = isDark ? t('light') : t('dark');
  const Icon = isDark ? IconSun : IconMoon;
  return (
    <IconAction label={label} onClick={() => setColorScheme(isDark ? 'light' : 'dark')}>
      <Icon size={22} stroke={1.75} aria-hidden />
    </IconAction>
  );
}

/** The menu of narrow windows: the browser's own dialog, which keeps the focus inside and closes with Escape. */
function SlideIn({ entries }: { entries: readonly MenuId[] }) {
  const t = useTexts('shell');
  const titles = useTexts('titles');
  const ui = useTexts('ui');
  const pathTo = usePathTo();
  const data = useSession()?.data;
  const name = data?.name ?? '';
  const [opened, setOpened] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    dialog.current?.showModal();
    setOpened(true);
  };
  const close = () => dialog.current?.close();
  return (
    <div className={classes.narrow}>
      <IconAction label={t('openMenu')} onClick={open}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </IconAction>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the cross close it; pressing beside it is a third way */}
      <dialog
        ref={dialog}
        className={classes.slide}
        aria-label={t('mainMenu')}
        onClose={() => setOpened(false)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <div className={classes.slideBody}>
          <div className={classes.slideHead}>
            <div>
              <p>{t('greeting', { name: name.split(' ')[0] ?? name })}</p>
              {data?.nombreComercial != null && <p className={classes.company}>{data.nombreComercial}</p>}
            </div>
            <IconAction label={ui('close')} onClick={close}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </IconAction>
          </div>
          <nav aria-label={t('mainMenu')}>
            {[...entries, 'account' as const, 'logout' as const].map((id) => (
              <NavLink key={id} to={pathTo(id)} className={classes.slideEntry ?? ''} onClick={close}>
                {titles(id)}
              </NavLink>
            ))}
          </nav>
          {opened && data?.variasEmpresas === true && (
            <section className={classes.slideFoot} aria-labelledby="cambiar-empresa">
              <h2 id="cambiar-empresa" className={classes.slideTitle}>
                {t('company.title')}
              </h2>
              <Suspense fallback={<Skeletons shape="row" count={2} />}>
                <CompanyList onLeave={close} />
              </Suspense>
            </section>
          )}
          <div className={classes.slideFoot}>
            <LanguageSwitch onAsk={close} />
          </div>
        </div>
      </dialog>
    </div>
  );
}
