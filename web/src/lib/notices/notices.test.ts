import { languages } from '@portal/contract/languages';
import { statusTexts } from '@portal/contract/messages/texts';
import { screenIds } from '@portal/contract/screens';
import { type NoticeName, notices } from '@portal/contract/statuses';
import { describe, expect, it } from 'vitest';
import { leadsOn, noticeOf, stays } from './notices.ts';

const names = Object.keys(notices).filter((name): name is NoticeName => name in notices);

describe.each(languages)('the notices in %s', (language) => {
  it.each(names)('%s has a button exactly where it has a destination, and words for it', (name) => {
    const { button } = noticeOf(name, null, statusTexts[language]);
    const status = notices[name];
    expect(button?.to).toBe('leadsTo' in status ? status.leadsTo : undefined);
    expect(button?.text).toBe(statusTexts[language][name].button);
  });
});

it('what the server says takes the place of the text, and of nothing else', () => {
  const own = noticeOf('offerCreated', null, statusTexts.es);
  expect(noticeOf('offerCreated', 'Creada.', statusTexts.es)).toEqual({ ...own, body: 'Creada.' });
  expect(noticeOf('offerCreated', '', statusTexts.es)).toEqual(own);
});

describe('a notice', () => {
  const told = (name: NoticeName) => noticeOf(name, null, statusTexts.es);

  it('leads on from everywhere but its destination, and stays for as long as it does', () => {
    for (const here of [null, ...screenIds]) {
      const isThere = here === 'myOffers';
      expect(leadsOn(told('offerCreated'), here)?.to).toBe(isThere ? undefined : 'myOffers');
      expect(stays(told('offerCreated'), here)).toBe(!isThere);
    }
  });

  it('that leaves something to see to stays everywhere, one that something is done nowhere', () => {
    for (const here of [null, ...screenIds]) {
      expect(stays(told('ibanNeeded'), here)).toBe(true);
      expect(stays(told('photoTooLarge'), here)).toBe(true);
      expect(stays(told('offerModified'), here)).toBe(false);
    }
  });
});
