import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/mail.ts';

export const texts: Texts<typeof es> = {
  title: 'Demo mail',
  context: 'What the portal would have sent. Nothing leaves this place.',
  refresh: 'Refresh',
  list: 'Mails',
  to: 'To',
  sent: 'Sent',
  choose: 'Choose a mail to read it',
  chooseBody: 'J and K walk the list.',
  gone: 'This mail is not on the page',
  back: 'Back to the list',
  empty: 'No mail has been sent yet',
  emptyBody: 'When an offer is approved or rejected, or an application moves, what is told shows up here.',
  elsewhere: 'Mails are really sent here',
  elsewhereBody: 'This box exists only in the demo institution, where mails are kept instead of being sent.',
  elsewhereAction: 'Go to what waits',
};
