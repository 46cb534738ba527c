import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { Text } from '../../ui/Text.tsx';
import classes from './Notifications.module.css';
import {
  isReadWhenSeen,
  newestOf,
  useFollowedNews,
  useLiveNotifications,
  useNotificationActions,
  useNotifications,
} from './notifications.ts';

const NotificationPanel = lazy(() => loadCode(() => import('./NotificationPanel.tsx')));

const panelId = 'notificaciones';

/** The bell and its panel. */
export function NotificationBell() {
  const t = useTexts('shell');
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  useLiveNotifications();
  useFollowedNews();
  const { data } = useNotifications();
  const { markUnlinkedRead } = useNotificationActions();
  const unread = data?.numNoLeidas ?? 0;
  const label = unread === 0 ? t('notifications.open') : t('notifications.openUnread', { count: unread });

  const toggled = (isOpen: boolean) => {
    setOpened(isOpen);
    if (isOpen) panel.current?.focus();
    else if (data?.notificaciones.some(isReadWhenSeen)) markUnlinkedRead(newestOf(data.notificaciones));
  };

  return (
    <>
      <IconAction label={label} aria-expanded={opened} opens={panelId}>
        <IconBell size={22} stroke={1.75} aria-hidden />
        {unread > 0 && (
          <Text component="span" tiny strong className={classes.count} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </Text>
        )}
      </IconAction>
      <VisuallyHidden role="status">
        <Arrived />
      </VisuallyHidden>
      {/* The browser's own popover: above everything, closed by Escape or a press outside. */}
      <div
        id={panelId}
        ref={panel}
        popover="auto"
        role="dialog"
        aria-label={t('notifications.title')}
        tabIndex={-1}
        className={classes.panel}
        data-entries
        onBlur={({ relatedTarget, currentTarget }) => {
          // It would cover what has the focus by then; the bell closes it by itself.
          if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
          if (relatedTarget.closest(`[popovertarget="${panelId}"]`) === null) currentTarget.hidePopover();
        }}
        onToggle={(event) => toggled(event.newState === 'open')}
      >
        {opened && (
          <Suspense fallback={<Skeletons shape="text" />}>
            <NotificationPanel
              onLeave={() => panel.current?.hidePopover()}
              onRestored={() => panel.current?.focus()}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The page's title with the number that has come since it was opened, for people who do not see the count. */
function Arrived() {
  const t = useTexts('shell');
  const { data } = useNotifications();
  const newest = data === undefined ? undefined : newestOf(data.notificaciones);
  const [known, setKnown] = useState<number>();
  const [title, setTitle] = useState('');
  // Set while rendering: an older one that is shown again after an undo is nothing new.
  if (newest !== undefined && (known === undefined || newest > known)) {
    const arrived = data?.notificaciones.find(({ idNotificacion }) => idNotificacion === newest);
    if (known !== undefined && arrived?.leida === false) setTitle(arrived.titulo);
    setKnown(newest);
  }
  return title === '' ? null : t('notifications.arrived', { title });
}
