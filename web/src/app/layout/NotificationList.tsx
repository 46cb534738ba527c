import type { Notification } from '@portal/contract/notifications';
import { IconBell, IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../lib/i18n.ts';
import { translatePath } from '../../lib/paths.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import classes from './NotificationBell.module.css';
import { useMarkRead, useNotifications } from './notifications.ts';

interface Props {
  /** A notification's link was followed. */
  onLeave: () => void;
}

export default function NotificationList({ onLeave }: Props) {
  const t = useTexts('shell');
  const query = useNotifications();
  const markRead = useMarkRead();
  const opened = ({ leida, idNotificacion }: Notification) => {
    if (!leida) markRead([idNotificacion]);
    onLeave();
  };
  return (
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
                <Entry notification={notification} onOpen={() => opened(notification)} />
              </li>
            ))}
          </ul>
        )
      }
    </CallView>
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
    <Link className={classes.entry ?? ''} to={translatePath(urlAcceso, language)} onClick={onOpen}>
      {content}
    </Link>
  );
}
