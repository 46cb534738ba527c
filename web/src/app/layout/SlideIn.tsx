import { Stack } from '@mantine/core';
import { IconMenu2, IconUserCircle, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHasLanguageSwitch } from '../../lib/brand/brand.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { useDialogTurn } from '../../lib/notices/dialog-queue.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { InDialog } from '../../ui/in-dialog.ts';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import { Greeted, useProfile } from './Greeting.tsx';
import classes from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { menuOf } from './menu.ts';
import { useMenuMark } from './useMenuMark.ts';

const CompanyList = lazy(() => loadCode(() => import('./CompanyList.tsx')));

/** The whole menu: the browser's own dialog, which keeps the focus inside and closes with Escape. */
export function SlideIn({ entries }: { entries: ReturnType<typeof menuOf> }) {
  const t = useTexts('shell');
  const titles = useTitles();
  const ui = useTexts('ui');
  const pathTo = usePathTo();
  const data = useSession()?.data;
  const profile = useProfile();
  const markOf = useMenuMark(entries);
  const hasSwitch = useHasLanguageSwitch();
  const { pathname } = useLocation();
  // By its address: on another screen nobody waits for it any more.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === pathname;
  // What has something to ask waits until it is closed, and the menu until what was asking has gone.
  const isItsTurn = useDialogTurn(opened);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isItsTurn) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isItsTurn]);
  const close = () => dialog.current?.close();
  return (
    <>
      <IconAction label={t('openMenu')} aria-haspopup="dialog" onClick={() => setOpenedAt(pathname)}>
        <IconMenu2 size={24} stroke={1.75} aria-hidden />
      </IconAction>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the cross close it; pressing beside it is a third way */}
      <dialog
        ref={dialog}
        className={classes.slide}
        aria-label={t('mainMenu')}
        onClose={() => setOpenedAt(null)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        <Stack gap={0} mih="100%" p="sm">
          <div className={classes.slideHead}>
            {profile !== null && (
              <Link className={classes.greeting} to={profile.to} title={profile.title} onClick={close}>
                <IconUserCircle size={22} stroke={1.75} aria-hidden />
                <Greeted />
              </Link>
            )}
            <IconAction label={ui('close')} onClick={close}>
              <IconX size={22} stroke={1.75} aria-hidden />
            </IconAction>
          </div>
          <nav aria-label={t('mainMenu')}>
            {entries.map(({ id }) => (
              <Link
                key={id}
                to={pathTo(id)}
                aria-current={markOf(id)}
                className={classes.slideEntry ?? ''}
                onClick={close}
              >
                {titles(id)}
              </Link>
            ))}
          </nav>
          {opened && data?.variasEmpresas === true && (
            <section className={classes.slideFoot} aria-labelledby="cambiar-empresa">
              <Text component="h2" small id="cambiar-empresa" px="xs">
                {t('company.title')}
              </Text>
              <Suspense fallback={<Skeletons shape="row" count={2} />}>
                <InDialog value>
                  <CompanyList onLeave={close} />
                </InDialog>
              </Suspense>
            </section>
          )}
          {hasSwitch && <LanguageSwitch className={classes.slideFoot} onAsk={close} />}
        </Stack>
      </dialog>
    </>
  );
}
