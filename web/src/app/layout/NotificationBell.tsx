import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import classes from './NotificationBell.module.css';
import { useMarkRead, useNotifications } from './notifications.ts';

const NotificationList = lazy(() => loadCode(() => import('./NotificationList.tsx')));

const panelId = 'notificaciones';

/** The bell and its panel: important ones first, then the others. */
export function NotificationBell() {
  const t = useTexts('shell');
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const { data } = useNotifications();
  const markRead = useMarkRead();
  const unread = data?.numNoLeidas ?? 0;
  const label = unread === 0 ? t('notifications.open') : t('notifications.openUnread', { count: unread });

  const toggled = (isOpen: boolean) => {
    setOpened(isOpen);
    if (isOpen) {
      panel.current?.focus();
      return;
    }
    // Those with a link are read when it is opened; the others when they were seen.
    const seen = (data?.notificaciones ?? []).filter(
      ({ leida, urlAcceso, urlExterna }) => !leida && urlAcceso === null && urlExterna === null,
    );
    markRead(seen.map(({ idNotificacion }) => idNotificacion));
  };

  return (
    <>
      <IconAction label={label} aria-expanded={opened} opens={panelId}>
        <IconBell size={22} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </IconAction>
      {/* The browser's own popover: above everything, closed by Escape or a press outside. */}
      <div
        id={panelId}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t('notifications.title')}
        tabIndex={-1}
        className={classes.panel}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        <h2 className={classes.title}>{t('notifications.title')}</h2>
        {opened && (
          <Suspense fallback={<Skeletons shape="text" />}>
            <NotificationList onLeave={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
