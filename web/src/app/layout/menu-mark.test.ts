import type { ScreenId } from '@portal/contract/screens';
import { describe, expect, it } from 'vitest';
import { markIn } from './menu-mark.ts';

const menus = {
  student: ['home', 'internshipOffers', 'jobOffers', 'applications', 'account', 'leaveService'],
  company: ['home', 'myOffers', 'newOffer', 'company'],
  manager: ['management', 'communications', 'managedStudents'],
} as const satisfies Record<string, readonly ScreenId[]>;

const cases: readonly [keyof typeof menus, ScreenId, marked: Readonly<Record<string, string>>][] = [
  ['student', 'home', { home: 'page' }],
  ['student', 'application', { applications: 'true' }],
  ['student', 'internshipOffer', { internshipOffers: 'true' }],
  ['student', 'leaveService', { leaveService: 'page' }],
  ['student', 'cookiePolicy', {}],
  ['company', 'myJobOffers', { myOffers: 'true' }],
  ['company', 'candidate', { myOffers: 'true' }],
  ['company', 'newOffer', { newOffer: 'page' }],
  ['company', 'newInternshipOffer', { newOffer: 'true' }],
  ['manager', 'pendingOffer', { management: 'true' }],
  ['manager', 'communication', { communications: 'true' }],
  ['manager', 'studentImport', { managedStudents: 'true' }],
];

describe('the line of the menu that is marked', () => {
  it.each(cases)('of a %s on %s', (menu, shown, marked) => {
    const markOf = markIn(menus[menu], shown);
    const given = menus[menu].map((id) => [id, markOf(id)] as const);
    expect(Object.fromEntries(given.filter(([, mark]) => mark !== undefined))).toEqual(marked);
  });

  it('is none where no screen is known', () => {
    expect(markIn(menus.student, null)('home')).toBeUndefined();
  });
});
