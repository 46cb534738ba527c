import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/access.ts';

export const texts: Texts<typeof es> = {
  acceptance: {
    title: 'Before you go on',
    context: 'To use the portal you need to accept how personal data is processed.',
    whole: 'Read the full text',
    newTab: '(opens in a new tab)',
    accept: 'Accept and continue',
    goOn: 'Continue',
    leave: 'I don’t accept: log out',
    another: 'The text has just changed',
    anotherText: 'This is the one in force now. Read it before you accept it.',
  },
  maintenance: {
    title: 'The portal is under maintenance',
    body: 'We’re working on it. Nothing that was saved is lost.',
    back: 'This page goes back to the portal by itself as soon as we finish.',
  },
  leave: {
    title: 'Leave the service',
    context: 'To stop using the portal and close your account.',
    section: 'Leaving the service',
    what: 'If you ask to leave, the portal team closes your account and you won’t be able to log in to it again.',
    ask: 'Ask to leave the service',
    confirmTitle: 'Do you want to leave the service?',
    confirmText:
      'The portal team will look at your request and let you know by email. Until then you can keep logging in. After that, your account will be closed, applications still awaiting a decision will be withdrawn, and your data will be blocked until it’s erased.',
    confirm: 'Yes, ask to leave the service',
    stay: 'Stay in the portal',
    waiting: 'You’ve asked to leave the service',
    asked: 'Request sent',
    waitingText: 'We’ll let you know by email when it’s done.',
    takeBack: 'Take back the request',
    takeBackTitle: 'Take back your request to leave?',
    takeBackText:
      'Your account will stay open, with your data and applications as they are. You can ask to leave again whenever you like.',
    takeBackConfirm: 'Yes, take it back',
    takeBackKeep: 'Keep the request',
    takenBack: 'You’ve taken back your request to leave',
    takenBackText: 'Your account stays open.',
    settled: 'No request to leave is waiting any more',
    settledText:
      'You may have taken it back in another tab, or the portal team may have answered: look at your notifications.',
  },
};
