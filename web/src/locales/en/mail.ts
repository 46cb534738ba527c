import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/mail.ts';

export const texts: Texts<typeof es> = {
  title: 'Demo email',
  context: 'What the portal would have sent. Nothing is actually sent.',
  refresh: 'Refresh',
  list: 'Emails',
  to: 'To',
  sent: 'Sent',
  choose: 'Choose an email to read it',
  chooseBody: 'J and K move through the list.',
  gone: 'This email isn’t on the page',
  back: 'Back to the list',
  empty: 'No email has been sent yet',
  emptyBody:
    'When an offer is approved or rejected, or an application changes status, the emails will appear here.',
  elsewhere: 'Emails are really sent here',
  elsewhereBody:
    'This inbox exists only in the demo institution, where emails are kept instead of being sent.',
  elsewhereAction: 'Go to pending validation',
};
