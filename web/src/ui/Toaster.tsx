import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconCheck } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTexts } from '../lib/i18n.ts';
import { takeNotices, useWaitingNotices } from '../lib/notices.ts';
import classes from './Toaster.module.css';

/** Shows the notices; it stands once in the page. */
export default function Toaster() {
  const t = useTexts('ui');
  const waiting = useWaitingNotices();
  useEffect(() => {
    for (const { id, title, body } of waiting) {
      notifications.show({
        id: String(id),
        title,
        message: body,
        icon: <IconCheck size={20} aria-hidden />,
        autoClose: 7000,
        closeButtonProps: { 'aria-label': t('close') },
        classNames: {
          root: classes.notice,
          icon: classes.icon,
          title: classes.title,
          description: classes.body,
        },
      });
    }
    takeNotices();
  }, [waiting, t]);
  return <Notifications position="bottom-right" limit={3} />;
}
