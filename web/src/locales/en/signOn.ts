import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/signOn.ts';

export const texts: Texts<typeof es> = {
  with: 'Log in with {{name}}',
  or: 'or with your password',
  orCompany: 'or with your password',
  checking: 'Checking your login…',
  back: 'Back to the login',
  register: 'Register',
  help: 'If it still doesn’t work, the portal team can help:',
  cancelled: {
    title: 'You haven’t logged in',
    body: 'You came back from the university’s page without logging in there. You can try again.',
  },
  unavailable: {
    title: 'The university’s sign-on isn’t answering',
    body: 'It rarely lasts long: try again in a few minutes. If you have a password for the portal, you can use it meanwhile.',
  },
  over: {
    title: 'This login attempt is no longer valid',
    body: 'It took too long, was interrupted or began in another browser. Please log in again.',
  },
  unknown: {
    title: 'We can’t find an account with these details',
    body: 'The university has confirmed who you are, but no portal account matches. Check that the email of your account is the one you use on campus; if you have no account yet, register.',
  },
  unknownManager: {
    title: 'We can’t find a manager account with these details',
    body: 'The university has confirmed who you are, but no manager account matches. The email of the account has to be the one you use at the university. The portal’s team creates manager accounts.',
  },
  notLetIn: {
    title: 'This login is for other profiles',
    body: 'The university has confirmed who you are, but only part of its community can log in this way. You can try another way to log in.',
  },
  several: {
    title: 'Choose which company to log in for',
    body: 'You’re a contact at several companies. Log in with your password and you can choose.',
  },
};
