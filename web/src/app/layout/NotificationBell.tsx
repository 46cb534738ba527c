import { ActionIcon, Indicator, Popover, ScrollArea, Tooltip } from '@mantine/core';
import type { Notification } from '@portal/contract/notifications';
import { IconBell, IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { translatePath } from '../../lib/paths.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './NotificationBell.module.css';
import { useMarkRead, useNotifications } from './notifications.ts';

/** The bell and its panel: important ones first, then the others. */
export function NotificationBell() {
  const t = useTexts('shell');
  const language = useLanguage();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const query = useNotifications();
  const { mutate: markRead } = useMarkRead();
  const unread = query.data?.numNoLeidas ?? 0;
  const label = unread === 0 ? t('notifications.open') : t('notifications.openUnread', { count: unread });

  const close = () => {
    setOpened(false);
    // Those with a link are read when it is opened; the others when they were seen.
    for (const { leida, urlAcceso, urlExterna, idNotificacion } of query.data?.notificaciones ?? []) {
      if (!leida && urlAcceso === null && urlExterna === null) markRead({ body: { id: idNotificacion } });
    }
  };

  const open = ({ idNotificacion, leida, urlAcceso }: Notification) => {
    if (!leida) markRead({ body: { id: idNotificacion } });
    if (urlAcceso === null) return;
    setOpened(false);
    navigate(translatePath(urlAcceso, language));
  };

  return (
    <Popover
      opened={opened}
      onChange={(next) => (next ? setOpened(true) : close())}
      position="bottom-end"
      width="min(26rem, 100vw - 1rem)"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Tooltip label={label}>
          <ActionIcon
            aria-label={label}
            aria-expanded={opened}
            onClick={() => (opened ? close() : setOpened(true))}
          >
            <Indicator disabled={unread === 0} label={unread > 99 ? '99+' : unread} size={18} offset={2}>
              <IconBell size={22} stroke={1.75} aria-hidden />
            </Indicator>
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('notifications.title')}>
        <h2 className={classes.title}>{t('notifications.title')}</h2>
        <ScrollArea.Autosize mah="min(32rem, 70dvh)" type="auto">
          <CallView query={query} skeleton={<Skeletons shape="text" count={2} />}>
            {({ notificaciones }) =>
              notificaciones.length === 0 ? (
                <EmptyState icon={<IconBell size={28} />} title={t('notifications.empty')}>
                  {t('notifications.emptyBody')}
                </EmptyState>
              ) : (
                <ul className={classes.list}>
                  {notificaciones.map((notification) => (
                    <li key={notification.idNotificacion} data-unread={!notification.leida || undefined}>
                      <Entry notification={notification} onOpen={() => open(notification)} />
                    </li>
                  ))}
                </ul>
              )
            }
          </CallView>
        </ScrollArea.Autosize>
      </Popover.Dropdown>
    </Popover>
  );
}

function Entry({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const { titulo, texto, leida, Importante, urlAcceso, urlExterna, fecha } = notification;
  const content = (
    <>
      <span className={classes.entryTitle}>
        {!leida && <span className={classes.dot} role="img" aria-label={t('notifications.unread')} />}
        {titulo}
        {urlExterna !== null && <IconExternalLink size={16} aria-hidden />}
      </span>
      {Importante && <StateBadge meaning="warning">{t('notifications.important')}</StateBadge>}
      <span className={classes.text}>{texto}</span>
      <span className={classes.when}>
        <RelativeTime value={fecha} />
      </span>
    </>
  );
  if (urlExterna !== null) {
    return (
      <a className={classes.entry} href={urlExterna} target="_blank" rel="noreferrer" onClick={onOpen}>
        {content}
      </a>
    );
  }
  if (urlAcceso === null) return <div className={classes.entry}>{content}</div>;
  return (
    <a
      className={classes.entry}
      href={translatePath(urlAcceso, language)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {content}
    </a>
  );
}
