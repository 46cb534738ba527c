import { Stack } from '@mantine/core';
import { getSession } from '@portal/contract/session';
import { useEffect, useRef } from 'react';
import {
  type GetScrollRestorationKeyFunction,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router';
import { useNotifications } from '../../features/notifications/notifications.ts';
import { queryClient, useCall } from '../../lib/api/calls.ts';
import { useConnection } from '../../lib/api/connection.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useOwnPageTitle } from '../../lib/routing/page-title.ts';
import { updateSession, useSession } from '../../lib/session/session.ts';
import { screens } from '../areas.ts';
import { Consent } from '../consent/Consent.tsx';
import { useFrameEnd } from '../frame.ts';
import { popupsId } from '../theme.ts';
import { useScreen } from '../useScreen.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ConnectionBar } from './ConnectionBar.tsx';
import { CustomNotices } from './CustomNotices.tsx';
import { Footer } from './Footer.tsx';
import { Gates } from './Gates.tsx';
import { Header } from './Header.tsx';
import classes from './Layout.module.css';
import { MaintenanceBar } from './MaintenanceBar.tsx';
import { Notices } from './Notices.tsx';
import { Popups } from './Popups.tsx';
import { Tabs } from './Tabs.tsx';
import { useListPlaces } from './useListPlaces.ts';
import { useShownSession } from './useShownSession.ts';

/** A page that is opened by its address has no key of its own: it is not to begin where the one before it was left. */
const placeInHistory: GetScrollRestorationKeyFunction = ({ key, pathname, search }) =>
  key === 'default' ? pathname + search : key;

/** What stands around every screen. */
export function Layout() {
  const t = useTexts('shell');
  const screen = useScreen();
  const isBare = screen === null || screens[screen].bare === true;
  useFrameEnd();
  useFreshSession();
  useFreshAfterLoss();
  usePageName();
  const main = useFocusAfterNavigation();
  const places = useListPlaces();
  const isIn = useShownSession() !== null;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Stack gap={0} mih="100dvh">
      <a className={classes.skip} href="#contenido">
        {t('skip')}
      </a>
      <Notices />
      <Consent />
      <Header />
      {isBusy && <div className={classes.progress} aria-hidden />}
      <ConnectionBar />
      <MaintenanceBar />
      <main id="contenido" tabIndex={-1} ref={main} className={classes.main} data-bare={isBare || undefined}>
        {screen !== 'home' && <Breadcrumbs places={places} />}
        <Outlet />
        <div id={popupsId} />
      </main>
      <Footer />
      {isIn && <Tabs />}
      <CustomNotices />
      <Gates isOpenToAll={screen === null || screens[screen].access === 'public'}>
        <Popups />
      </Gates>
      <ScrollRestoration getKey={placeInHistory} storageKey="portal.scroll" />
    </Stack>
  );
}

/** What could not be had while there was no connection is asked for again by itself once there is. */
function useFreshAfterLoss(): void {
  const isOnline = useConnection() === 'there';
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current;
    wasOnline.current = isOnline;
    if (isBack) queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [isOnline]);
}

/** What the session stands for may change while it lasts (a company validated, jobs opened to a student). */
function useFreshSession(): void {
  const session = useSession();
  const { data } = useCall(getSession, {}, { enabled: session !== null });
  useEffect(() => {
    if (data !== undefined) updateSession(data);
  }, [data]);
}

function usePageName(): void {
  const brand = useBrand();
  const titles = useTitles();
  const own = useOwnPageTitle();
  const screen = useScreen();
  const { data } = useNotifications();
  const unread = data?.numNoLeidas ?? 0;
  const name = own ?? (screen === null || screen === 'home' ? null : titles(screen));
  const title = [name, brand.nombre].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${title}` : title;
  }, [title, unread]);
}

/** A new screen is read from its heading; without this a screen reader stays at the link that was followed. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // What the address names has taken it already.
    if (hash !== '' && document.activeElement?.id === hash.slice(1)) return;
    const target = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current;
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
}
