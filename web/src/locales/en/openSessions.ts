import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/openSessions.ts';

export const texts: Texts<typeof es> = {
  title: 'Open sessions',
  text: 'A session ends automatically 8 hours after you log in.',
  textIdle:
    'A session ends automatically 8 hours after you log in, or after {{minutes}} minutes without use.',
  list: 'Open sessions of this account',
  device: '{{browser}} on {{system}}',
  otherBrowser: 'Another browser',
  samsung: 'Samsung Internet',
  ios: 'iPhone or iPad',
  unknownDevice: 'Unidentified device',
  current: 'This session',
  network: 'Network {{network}}',
  sameNetwork: 'Network {{network}}, the same as this session’s',
  unknownNetwork: 'Unknown network',
  lastUse: 'Last used:',
  began: 'Started:',
  end: 'End',
  endOf: 'End the session of {{device}}',
  ended: 'Session ended',
  onlyThis: 'There are no other open sessions.',
  unfamiliar: 'If you don’t recognise a session, end it and change your password.',
  endOthers: 'End the other sessions',
  confirmTitle: 'End all the other sessions?',
  confirmText: 'You’ll have to log in again on your other devices and browsers. This session stays open.',
  confirm: 'End the other sessions',
  othersEnded: 'The other sessions have ended',
};
