import type { Texts } from '../../lib/i18n/texts.ts';
import type { texts as es } from '../es/session.ts';

export const texts: Texts<typeof es> = {
  choose: {
    title: 'How do you want to log in?',
    loginStudent: 'Students',
    loginStudentText: 'Internships and jobs for our students',
    loginAlumni: 'Alumni',
    loginAlumniText: 'Job offers for graduates',
    loginCompany: 'Companies',
    loginCompanyText: 'Publish offers and find candidates',
    loginManager: 'Management staff',
  },
  words: {
    loginStudent: 'Internships and jobs for our students.',
    loginAlumni: 'Job offers for our graduates.',
    loginCompany: 'Publish offers and read the CVs of those who apply.',
    loginManager: 'Only for the team that runs the portal.',
    godMode: 'It works during maintenance too. Only for the team that runs the portal.',
  },
  ways: {
    student: {
      forgotten: 'Forgotten your password?',
      without: 'No account yet?',
      ask: 'Register',
      unconfirmed: 'No confirmation email?',
    },
    company: {
      forgotten: 'Forgotten your password?',
      without: 'No company account yet?',
      ask: 'Request one',
      unconfirmed: 'No confirmation email?',
    },
    manager: { forgotten: 'Forgotten your password?' },
  },
  form: {
    user: 'Email',
    password: 'Password',
    showPassword: 'Show the password',
    hidePassword: 'Hide the password',
    submit: 'Log in',
    other: 'Log in another way',
  },
  companies: {
    title: 'Which company are you logging in for?',
    body: 'You’re a contact at several companies. You can switch from the menu later, without logging in again.',
    back: 'Use another account',
  },
  failed: {
    title: 'We couldn’t log you in',
    body: 'The problem is on our side. Please try again in a few minutes.',
  },
  demo: {
    title: 'Demo accounts',
    use: 'Use this account',
    useOf: 'Use the account {{email}}',
  },
  leaving: 'Logging out…',
};
