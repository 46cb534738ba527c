import { useMediaQuery } from '@mantine/hooks';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../lib/i18n/i18n.ts';
import { leadsOn, type Notice, stays, takeNotices, useWaitingNotices } from '../lib/notices/notices.ts';
import { placeOf } from '../lib/routing/paths.ts';
import { onAccountLeft } from '../lib/session/session.ts';
import { below } from './breakpoints.ts';
import { ScreenButton } from './ScreenLink.tsx';
import classes from './Toaster.module.css';

/** How long what says that something is done is shown; the mouse over it and the focus in it hold it. */
const shownMs = 7000;

const here = () => placeOf(window.location.pathname)?.id ?? null;

const autoCloseOf = (notice: Notice) => (stays(notice, here()) ? false : shownMs);

const keyOf = ({ id }: Notice) => String(id);

/** What is shown of a notice, for as long as is said. */
const looksOf = (notice: Notice, closeLabel: string, autoClose: number | false): NotificationData => ({
  id: keyOf(notice),
  title: notice.title,
  message: <Message notice={notice} closeLabel={closeLabel} />,
  icon:
    notice.category === 'medium' ? (
      <IconAlertTriangle size={20} aria-hidden />
    ) : (
      <IconCheck size={20} aria-hidden />
    ),
  // It is the region around it that is read out, when there is a pause.
  role: 'group',
  autoClose,
  closeButtonProps: { 'aria-label': closeLabel },
  'data-category': notice.category,
  onFocusCapture: () => notifications.update(looksOf(notice, closeLabel, false)),
  onBlurCapture: () => notifications.update(looksOf(notice, closeLabel, autoCloseOf(notice))),
  classNames: {
    root: classes.notice,
    icon: classes.icon,
    title: classes.title,
    description: classes.body,
  },
});

/** The text, and the button for as long as one is not where it leads. */
function Message({ notice, closeLabel }: { notice: Notice; closeLabel: string }) {
  const { pathname } = useLocation();
  const button = leadsOn(notice, placeOf(pathname)?.id ?? null);
  const isThere = button === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a person who comes to where it leads needs it no longer
  useEffect(() => {
    notifications.update(looksOf(notice, closeLabel, autoCloseOf(notice)));
  }, [notice, closeLabel, isThere]);
  return (
    <>
      {notice.body}
      {button !== null && (
        <ScreenButton
          to={button.to}
          variant="default"
          size="compact-sm"
          className={classes.button}
          onClick={() => notifications.hide(keyOf(notice))}
        >
          {button.text}
        </ScreenButton>
      )}
    </>
  );
}

/** Shows the notices; it stands once in the page. */
export default function Toaster() {
  const t = useTexts('ui');
  const waiting = useWaitingNotices();
  const last = useRef(new Map<string, string>());
  useEffect(() => {
    for (const notice of waiting) {
      // The same again takes the place of the one before: what stays would pile up.
      const said = JSON.stringify([notice.title, notice.body]);
      const before = last.current.get(said);
      if (before !== undefined) notifications.hide(before);
      last.current.set(said, keyOf(notice));
      notifications.show(looksOf(notice, t('close'), autoCloseOf(notice)));
    }
    takeNotices();
  }, [waiting, t]);
  useEffect(() => onAccountLeft(() => notifications.clean()), []);
  // Where neither the bar of actions at the bottom (phones, the offer beside its list) nor that of a page's head is.
  const isPhone = useMediaQuery(below('medium'), false, { getInitialValueInEffect: false });
  return (
    <Notifications
      key={isPhone ? 'phone' : 'wide'}
      position={isPhone ? 'top-center' : 'bottom-left'}
      limit={3}
      notificationMaxHeight={480}
      withinPortal={false}
      classNames={{ root: classes.place }}
    />
  );
}
