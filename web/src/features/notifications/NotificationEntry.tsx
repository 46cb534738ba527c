import type { Notification } from '@portal/contract/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { translatePath } from '../../lib/routing/paths.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StateBadge } from '../../ui/StateBadge.tsx';
import { stayNear } from '../../ui/stay-near.ts';
import { Text, textClass } from '../../ui/Text.tsx';
import classes from './Notifications.module.css';

interface Props {
  notification: Notification;
  onOpen: () => void;
  onDelete: () => void;
}

const entryClass = textClass({ small: true, className: classes.entry });

/**
 * A notification with its button. A finger that swipes it to the left finds another one behind, which is the same to
 * everybody else and therefore hidden from them.
 */
export function NotificationEntry({ notification, onOpen, onDelete }: Props) {
  const t = useTexts('shell');
  const item = useRef<HTMLLIElement>(null);
  const { titulo, leida } = notification;
  const swiped = () => {
    const button = item.current?.querySelector<HTMLElement>('[data-remove]');
    if (button) stayNear(button);
    onDelete();
  };
  return (
    <li ref={item} className={classes.item} data-unread={!leida || undefined}>
      <div className={classes.row}>
        <Content notification={notification} onOpen={onOpen} />
        <div className={classes.tools}>
          <IconAction
            label={t('notifications.delete', { title: titulo })}
            removes="now"
            onClick={() => onDelete()}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden />
          </IconAction>
        </div>
      </div>
      <button
        type="button"
        className={textClass({ small: true, className: classes.behind })}
        tabIndex={-1}
        aria-hidden="true"
        onClick={swiped}
      >
        <IconTrash size={20} stroke={1.75} aria-hidden />
        {t('notifications.deleteShort')}
      </button>
    </li>
  );
}

function Content({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTexts('shell');
  const language = useLanguage();
  const { titulo, texto, leida, Importante, urlAcceso, fecha } = notification;
  const content = (
    <>
      <span className={classes.entryTitle}>
        {!leida && <span className={classes.dot} role="img" aria-label={t('notifications.unread')} />}
        {titulo}
      </span>
      {Importante && <StateBadge meaning="warning">{t('notifications.important')}</StateBadge>}
      <span className={classes.text}>{texto}</span>
      <Text component="span" dim tiny>
        <RelativeTime value={fecha} />
      </Text>
    </>
  );
  if (urlAcceso === null) return <div className={entryClass}>{content}</div>;
  return (
    <Link className={entryClass ?? ''} to={translatePath(urlAcceso, language)} onClick={onOpen}>
      {content}
    </Link>
  );
}
