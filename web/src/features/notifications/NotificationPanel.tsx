import { Button, Title } from '@mantine/core';
import type { Notification } from '@portal/contract/notifications';
import { IconArrowBackUp, IconBell, IconChecks, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { CallError } from '../../lib/api/call-error.ts';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { CallView } from '../../ui/CallView.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorBanner } from '../../ui/ErrorBanner.tsx';
import { Skeletons } from '../../ui/Skeletons.tsx';
import { textClass } from '../../ui/Text.tsx';
import { NotificationEntry } from './NotificationEntry.tsx';
import classes from './Notifications.module.css';
import { newestOf, useNotificationActions, useNotifications } from './notifications.ts';

interface Props {
  /** A notification's link was followed. */
  onLeave: () => void;
  /** A deletion was undone, and its button has gone. */
  onRestored: () => void;
}

interface Deleted {
  what: 'one' | 'all';
  /** The moment that undoes it, once the portal has said it. */
  moment: Promise<string | null>;
}

/** What the bell opens: important ones first, then the others. */
export default function NotificationPanel({ onLeave, onRestored }: Props) {
  const t = useTexts('shell');
  const query = useNotifications();
  const actions = useNotificationActions();
  const undoButton = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const list = query.data?.notificaciones ?? [];

  const failed = (failure: unknown) => {
    if (!(failure instanceof CallError)) throw failure;
    setDeleted(null);
    setError(failure);
  };
  const remove = (what: Deleted['what'], moment: Promise<string | null>) => {
    setError(null);
    setDeleted({ what, moment });
    moment.catch(failed);
  };
  const removeAll = () => {
    remove('all', actions.removeAll(newestOf(list)));
    // Its own button goes with the entries.
    requestAnimationFrame(() => undoButton.current?.focus());
  };
  const undo = async () => {
    if (deleted === null) return;
    try {
      const moment = await deleted.moment;
      if (moment !== null) await actions.restore(moment);
      setDeleted(null);
      onRestored();
    } catch (failure) {
      failed(failure);
    }
  };
  const opened = ({ leida, idNotificacion }: Notification) => {
    if (!leida) actions.markRead(idNotificacion);
    onLeave();
  };

  return (
    <>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {t('notifications.title')}
        </Title>
        {list.some(({ leida }) => !leida) && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconChecks size={16} aria-hidden />}
            onClick={() => actions.markAllRead(newestOf(list)).catch(failed)}
          >
            {t('notifications.readAll')}
          </Button>
        )}
        {list.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={removeAll}
          >
            {t('notifications.deleteAll')}
          </Button>
        )}
      </div>
      <div className={deleted === null ? undefined : textClass({ small: true, className: classes.undo })}>
        <span role="status">
          {deleted !== null &&
            t(deleted.what === 'one' ? 'notifications.deleted' : 'notifications.deletedAll')}
        </span>
        {deleted !== null && (
          <Button
            ref={undoButton}
            variant="default"
            size="compact-sm"
            leftSection={<IconArrowBackUp size={16} aria-hidden />}
            onClick={undo}
          >
            {t('notifications.undo')}
          </Button>
        )}
      </div>
      <ErrorBanner error={error} />
      <CallView query={query} skeleton={<Skeletons shape="text" count={2} />}>
        {({ notificaciones }) =>
          notificaciones.length === 0 ? (
            <EmptyState icon={<IconBell size={28} />} title={t('notifications.empty')}>
              {t('notifications.emptyBody')}
            </EmptyState>
          ) : (
            <ul>
              {notificaciones.map((notification) => (
                <NotificationEntry
                  key={notification.idNotificacion}
                  notification={notification}
                  onOpen={() => opened(notification)}
                  onDelete={() => remove('one', actions.remove(notification.idNotificacion))}
                />
              ))}
            </ul>
          )
        }
      </CallView>
    </>
  );
}
