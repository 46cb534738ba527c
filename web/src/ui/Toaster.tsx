import { useMediaQuery } from '@mantine/hooks';
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
  // Where neither the bar of actions at the bottom (phones, the offer beside its list) nor that of a page's head is.
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return (
    <Notifications
      key={isPhone ? 'phone' : 'wide'}
      position={isPhone ? 'top-center' : 'bottom-left'}
      limit={3}
      classNames={{ root: classes.place }}
    />
  );
}
