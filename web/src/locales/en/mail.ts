import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/mail.ts';

export const texts: Texts<typeof es> = {
  title: 'Demo email',
  context: 'The emails that the portal would have sent. In the demo, nothing is sent.',
  refresh: 'Refresh',
  list: 'Emails',
  to: 'To',
  sent: 'Sent',
  choose: 'Choose an email to read it',
  chooseBody: 'Move through the list with J and K.',
  gone: 'This email isn’t on this page',
  back: 'Back to the list',
  empty: 'No email has been sent yet',
  emptyBody:
    'When an offer is approved or rejected, or an application changes status, the emails will appear here.',
  elsewhere: 'This portal really sends its emails',
  elsewhereBody:
    'This inbox exists only in the demo institution, where emails are kept instead of being sent.',
  elsewhereAction: 'Go to pending approvals',
};
