import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/secondFactor.ts';

export const texts: Texts<typeof es> = {
  code: {
    label: 'Code from the app',
    help: 'The 6 digits that your authenticator app shows now.',
    recovery: 'Recovery code',
    recoveryHelp: 'Each recovery code works only once.',
    any: 'Code from the app or recovery code',
  },
  login: {
    codigo: 'Besides your password, you need a code from your authenticator app.',
    alta: 'The institution asks its team for a code besides the password. Set it up to continue.',
    submit: 'Log in',
    goOn: 'Continue',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the app',
    leave: 'Back to the login',
  },
  setUp: {
    begin: 'Set up',
    scan: 'Open an authenticator app on your phone and scan this QR code.',
    qr: 'QR code for the authenticator app',
    type: 'If you can’t scan it, type this key into the app:',
    copy: 'Copy the key',
    confirm: 'Type the code that the app shows.',
    submit: 'Turn on',
  },
  recovery: {
    title: 'Keep your recovery codes',
    text: 'They let you log in if you lose your phone, once each. We won’t show them again.',
    list: 'Recovery codes',
    copy: 'Copy the codes',
  },
  own: {
    title: 'Two-step verification',
    text: 'Besides your password, the portal will ask you for a code from an app on your phone.',
    since: 'Turned on',
    left_one: 'You have {{count}} recovery code left.',
    left_other: 'You have {{count}} recovery codes left.',
    required: 'The institution requires it of the whole management team.',
    done: 'I’ve kept them',
    renew: 'Create new codes',
    renewTitle: 'Create new recovery codes',
    renewText: 'The earlier codes will stop working.',
    remove: 'Turn off',
    removeTitle: 'Turn off two-step verification',
    removeText: 'The password alone will open your account.',
    removed: 'Two-step verification is off',
  },
};
