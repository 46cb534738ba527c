import type { Texts } from '../../lib/texts.ts';
import type { texts as es } from '../es/shell.ts';

export const texts: Texts<typeof es> = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  openMenu: 'Open the menu',
  breadcrumb: 'You are here',
  greeting: 'Hello, {{name}}',
  dark: 'Switch to the dark theme',
  light: 'Switch to the light theme',
  language: 'Language',
  languageChange: {
    title: 'Change the language?',
    body: 'The portal will be shown in {{language}}.',
    yes: 'Yes, change it',
    no: 'No',
  },
  languages: { es: 'Spanish', ca: 'Catalan', en: 'English' },
  notifications: {
    open: 'Notifications',
    openUnread_one: 'Notifications: {{count}} unread',
    openUnread_other: 'Notifications: {{count}} unread',
    title: 'Notifications',
    empty: 'No notifications',
    emptyBody: 'News about offers and applications will appear here.',
    important: 'Important',
    unread: 'Unread',
  },
  accountMenu: 'Account menu',
  company: {
    title: 'Change company',
    changed: 'You are now in {{company}}',
    changedBody: 'The pages now show its offers and candidates.',
  },
  otherAccount: {
    title: 'You are now here as {{name}}',
    body: 'Somebody logged in with this account in another tab.',
  },
  connection: {
    lost: 'Connection error, please check your connection',
  },
  connectionPage: {
    title: 'Connection error',
    body: 'Connection error, please check your connection.',
    retry: 'Try again',
  },
  failure: {
    title: 'Something went wrong on this page',
    body: 'The problem is on our side. If trying again does not help, you can go on from the home page.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
  notFound: {
    title: 'We cannot find this page',
    body: 'The address may be incomplete, or the page may no longer exist.',
    home: 'Go to the home page',
  },
  footer: {
    campuses: 'Campuses',
    contact: 'Contact',
    legal: 'Legal information',
    cookies: 'Cookie preferences',
    letterKeys: 'Move through lists with the J and K keys',
    version: 'Version {{version}}',
    rights: '© {{year}} {{name}}',
  },
  cookies: {
    title: 'Statistics cookies',
    body: 'Only with permission do we count visits, to improve the portal. There is no advertising, and the decision can be changed.',
    policy: 'Cookie policy',
    accept: 'Accept',
    reject: 'Reject',
  },
  demo: 'Demo institution: all data is made up',
};
