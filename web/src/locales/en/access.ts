import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/access.ts';

export const texts: Texts<typeof es> = {
  acceptance: {
    title: 'Before you go on',
    context: 'To use the portal you need to accept how we process personal data.',
    whole: 'Read the full text',
    newTab: '(opens in a new tab)',
    accept: 'Accept and continue',
    goOn: 'Continue',
    leave: 'I don’t accept: log out',
    another: 'The text has just changed',
    anotherText: 'This is the version now in force. The earlier one can no longer be accepted.',
  },
  maintenance: {
    title: 'The portal is under maintenance',
    body: 'We’re working on it. No saved data will be lost.',
    back: 'The portal will open automatically as soon as we finish.',
  },
  leave: {
    title: 'Leave the service',
    context: 'To stop using the portal and close your account.',
    section: 'Leaving the service',
    what: 'If you ask to leave, the portal team will close your account and you won’t be able to log in to it again.',
    ask: 'Ask to leave the service',
    confirmTitle: 'Do you want to leave the service?',
    confirmText:
      'The portal team will review your request and let you know by email. Until then you can keep logging in. After that, we’ll close your account, withdraw your undecided applications and block your data until it’s erased.',
    confirm: 'Yes, ask to leave the service',
    stay: 'Stay in the portal',
    waiting: 'You’ve asked to leave the service',
    asked: 'Request sent',
    waitingText: 'We’ll let you know by email when it’s done.',
    takeBack: 'Withdraw the request',
    takeBackTitle: 'Withdraw your request to leave?',
    takeBackText:
      'Your account will stay open, with your data and applications as they are. You can ask to leave again whenever you like.',
    takeBackConfirm: 'Yes, withdraw it',
    takeBackKeep: 'Keep the request',
    takenBack: 'You’ve withdrawn your request to leave',
    takenBackText: 'Your account stays open.',
    settled: 'You no longer have a request to leave',
    settledText:
      'You may have withdrawn it in another tab, or the portal team may have answered: check your notifications.',
  },
};
