import { deviceCookie } from '@portal/contract/session';
import { signOnCookie } from '@portal/contract/sign-on';
import { cookiesKey } from './cookie-decision.ts';

/**
 * All that the portal keeps in a browser, which its cookie page lists; `stored-items.test.ts` compares the list with
 * the code. The name is that of the entry or what it starts with.
 * The cookies that the server keeps by itself, which no script can read, have their names from the contract.
 */
export const storedItems = [
  { name: 'portal.session', text: 'session', until: 'session' },
  { name: 'portal.language', text: 'language', until: 'logout' },
  { name: 'portal.theme', text: 'theme', until: 'logout' },
  { name: 'portal.letterKeys', text: 'letterKeys', until: 'logout' },
  { name: 'portal.draft.', text: 'drafts', until: 'drafts' },
  { name: 'portal.newOffer.', text: 'newOffer', until: 'logout' },
  { name: 'portal.wanted', text: 'wanted', until: 'tab' },
  { name: 'portal.lists', text: 'lists', until: 'tab' },
  { name: 'portal.scroll', text: 'scroll', until: 'tab' },
  { name: 'portal.compared', text: 'compared', until: 'tab' },
  { name: 'portal.candidates', text: 'candidates', until: 'logout' },
  { name: 'portal.candidateView', text: 'candidateView', until: 'logout' },
  { name: 'portal.link.', text: 'link', until: 'tab' },
  { name: 'portal.survey.', text: 'survey', until: 'tab' },
  { name: 'portal.signOn', text: 'signOn', until: 'tab' },
  { name: 'portal.provisional', text: 'provisional', until: 'tab' },
  { name: 'portal.datosQueFaltan', text: 'missing', until: 'tab' },
  { name: 'portal.modoGestor', text: 'godMode', until: 'logout' },
  { name: deviceCookie, text: 'device', until: 'device' },
  { name: `__Host-${signOnCookie}`, text: 'signOnCookie', until: 'minutes' },
  { name: cookiesKey, text: 'cookies', until: 'decision' },
] as const;

/** What Matomo keeps besides, after a yes. */
export const statisticsItems = [
  { name: '_pk_id.*', text: 'visitor', until: 'visitor' },
  { name: '_pk_ses.*', text: 'visit', until: 'visit' },
] as const;
