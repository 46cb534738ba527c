import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/confirmation.ts';

export const texts: Texts<typeof es> = {
  title: 'Confirm your email',
  body: 'One more step: confirm that this email is the right one.',
  confirm: 'Confirm my email',
  done: {
    title: 'Email confirmed',
    student: 'Thank you, {{name}}. The portal team will review your registration and write to you.',
    company: 'Thank you, {{name}}. The portal team will review your request and write to you.',
    personal:
      'Thanks, {{name}}. Your personal email is confirmed: on your CV you can choose that we write to it.',
    again:
      'This email is already confirmed. The portal team will review the registration and send the answer.',
    enter: 'Go to the login',
  },
  dead: {
    title: 'This link no longer works',
    body: 'Each link works once and for three days. If your email is confirmed already, there is nothing more to do.',
  },
  missing: {
    title: 'This page is opened from the email',
    body: 'To confirm your email, open the whole link in the message that we sent. If it didn’t arrive, or was cut off when it was copied, you can ask for another one here. If your email is confirmed already, there is nothing more to do.',
  },
  resend: {
    email: 'Email you registered with',
    submit: 'Send another link',
    sent: 'If {{email}} has a registration to confirm, another link will arrive in a few minutes. Check your spam folder too.',
    blocked:
      'Please wait a while before asking for another link. The last one may already be in your inbox, or in your spam folder.',
  },
};
