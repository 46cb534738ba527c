import { getSession } from '@portal/contract/session';
import { IconBarrierBlock, IconWifiOff } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  type GetScrollRestorationKeyFunction,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router';
import * as z from 'zod/mini';
import { useNotifications } from '../../features/notifications/notifications.ts';
import { queryClient, useCall } from '../../lib/api/calls.ts';
import { useConnection } from '../../lib/api/connection.ts';
import { useUnderMaintenance } from '../../lib/api/maintenance.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { closeCustomNotice, useCustomNotice } from '../../lib/notices/custom-notices.ts';
import { useHasNotices } from '../../lib/notices/notices.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { useOwnPageTitle } from '../../lib/routing/page-title.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { onSessionChange, updateSession, useSession } from '../../lib/session/session.ts';
import { readJson, tabStore } from '../../lib/storage/storage.ts';
import { ScreenLink } from '../../ui/ScreenLink.tsx';
import { Text } from '../../ui/Text.tsx';
import { screens } from '../areas.ts';
import { Consent } from '../consent/Consent.tsx';
import { useFrameEnd } from '../frame.ts';
import { popupsId } from '../theme.ts';
import { useScreen } from '../useScreen.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Footer } from './Footer.tsx';
import { Gates } from './Gates.tsx';
import { Header } from './Header.tsx';
import classes from './Layout.module.css';
import type { ListPlaces } from './list-places.ts';
import { placesAfter } from './list-places.ts';
import { Popups } from './Popups.tsx';
import { Tabs } from './Tabs.tsx';
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
    <div className={classes.page}>
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
    </div>
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

const CustomNoticeDialog = lazy(() => loadCode(() => import('../../ui/CustomNoticeDialog.tsx')));

/** What the server has to say in words of its own, one after the other, each a dialog of its own. */
function CustomNotices() {
  const notice = useCustomNotice();
  if (notice === undefined) return null;
  return (
    <Suspense>
      <CustomNoticeDialog key={notice.key} notice={notice} onClose={() => closeCustomNotice(notice)} />
    </Suspense>
  );
}

/** Says that the network is gone, or that the portal does not answer, for as long as it is so. */
function ConnectionBar() {
  const t = useTexts('shell');
  const connection = useConnection();
  return (
    <div role="status" className={classes.region}>
      {connection !== 'there' && (
        <Text component="div" small strong className={classes.bar}>
          <IconWifiOff size={18} aria-hidden />
          {t(`connection.${connection}`)}
        </Text>
      )}
    </div>
  );
}

/** Reminds managers, whom maintenance lets in, that it keeps everybody else out. */
function MaintenanceBar() {
  const t = useTexts('shell');
  const isManager = useSession()?.data.userType === 'Gestor';
  const isOn = useUnderMaintenance();
  const isThere = useScreen() === 'maintenanceSwitch';
  if (!isManager) return null;
  return (
    <div role="status">
      {isOn && !isThere && (
        <Text component="div" small strong className={classes.bar}>
          <IconBarrierBlock size={18} aria-hidden />
          <span>
            {t('underMaintenance.text')}{' '}
            <ScreenLink to="maintenanceSwitch">{t('underMaintenance.link')}</ScreenLink>
          </span>
        </Text>
      )}
    </div>
  );
}

// The first notice comes after the person has done something.
const Toaster = lazy(() => loadCode(() => import('../../ui/Toaster.tsx')));

/**
 * Where the notices are, wherever they stand on the screen: near the start of the page for people who use the keyboard,
 * and there from the beginning, since what comes along with its region is not read out.
 */
function Notices() {
  const t = useTexts('shell');
  const hasNotices = useHasNotices();
  return (
    <section aria-label={t('notices')} aria-live="polite">
      {hasNotices && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </section>
  );
}

const key = 'portal.lists';
const kept = z.record(z.string(), z.string());

const read = (): ListPlaces => kept.safeParse(readJson(tabStore.get(key))).data ?? {};

/** Where one was in the lists above this screen, in this tab; a reload does not lose it. */
function useListPlaces(): ListPlaces {
  const screen = useScreen();
  const { pathname, search } = useLocation();
  const addressOf = usePathTo();
  const [places, setPlaces] = useState(read);
  const now = screen === null ? places : placesAfter(places, { screen, pathname, search, addressOf });
  if (now !== places) setPlaces(now);
  // The next person at this computer has not been in any.
  useEffect(() => onSessionChange((_, turn) => turn === 'loggedOut' && setPlaces({})), []);
  useEffect(() => {
    if (Object.keys(places).length > 0) tabStore.set(key, JSON.stringify(places));
    else tabStore.remove(key);
  }, [places]);
  return now;
}
