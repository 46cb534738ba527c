import { describe, expect, it, test } from 'vitest';
import { languages } from './languages.ts';
import { statusTexts } from './messages/texts.ts';
import { screenNames } from './screens.ts';
import { errors, notices, type StatusName } from './statuses.ts';

/** The numbers of specification 2, §8, written out: clients of the portal go by them. */

const codesOf = (statuses: Readonly<Record<string, { code: number }>>) =>
  [...new Set(Object.values(statuses).map(({ code }) => code))].sort((one, other) => one - other);

test('the errors have the numbers of the specification, and no other', () => {
  // biome-ignore format: in tens, as they are read in the specification
  expect(codesOf(errors)).toEqual([
    0, 1, 2, 3, 4, 6, 7, 8, 9,
    10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
    20, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
    52, 53, 54, 55, 56, 57, 58, 59,
    60, 62, 63, 64, 65, 66, 68, 69,
    70, 71, 72, 73, 74, 75, 76, 77, 78, 79,
    80, 81, 83,
    90, 91, 94, 95, 98,
    109, 110, 111,
    500,
    // Notices of the specification, by which a proposal and a photo are refused.
    509, 518, 526,
  ]);
});

test('the notices have the numbers of the specification, and no other', () => {
  // biome-ignore format: in tens, as they are read in the specification
  expect(codesOf(notices)).toEqual([
    501, 502, 503, 504, 505, 506, 507, 508, 509, 510,
    511, 512, 513, 514, 515, 516, 517, 518, 519, 520,
    521, 522, 523, 524, 525, 526, 527, 528, 529, 530,
    531, 532, 533, 534, 535, 536, 537, 538, 539, 540,
  ]);
});

const statuses = { ...errors, ...notices };
const names = Object.keys(statuses).filter((name): name is StatusName => name in statuses);

/** The codes to which the specification gives two readings. */
const readings: readonly (readonly [code: number, one: StatusName, other: StatusName])[] = [
  [58, 'dedicationRequired', 'requestNotSaved'],
  [509, 'noCandidateWithId', 'studentNotFound'],
  [513, 'documentsAttached', 'documentTakenBack'],
  [518, 'completeSocialSecurity', 'internshipDataMissing'],
  [524, 'emailNotActive', 'resetRequestFailed'],
  [531, 'requestAccepted', 'billingAccountAdded'],
  [532, 'infoUpdated', 'requestEdited'],
  [534, 'studentAdhesion', 'requestUsesCv'],
  [539, 'companyCompleted', 'verificationSaved'],
];

describe.each(readings)('the two readings of %i', (code, one, other) => {
  it('are both in the catalogue', () => {
    expect([statuses[one].code, statuses[other].code]).toEqual([code, code]);
  });

  it.each(languages)('say each its own in %s', (language) => {
    const [first, second] = [statusTexts[language][one], statusTexts[language][other]];
    expect(first.title).not.toBe(second.title);
    for (const { title, body } of [first, second])
      expect(Math.min(title.length, body.length)).toBeGreaterThan(0);
  });
});

test('no other code has two names, but for the photo and the maintenance, a 500 in words of its own', () => {
  const shared = names.filter(
    (name) => names.filter((other) => statuses[other].code === statuses[name].code).length > 1,
  );
  const expected = [
    ...readings.flatMap(([, one, other]) => [one, other]),
    'photoTooLarge',
    'photoOverLimit',
    'serviceUnavailable',
    'underMaintenance',
  ];
  expect(shared.sort()).toEqual(expected.sort());
});

const destinations = names.flatMap((name) => {
  const status = statuses[name];
  return 'leadsTo' in status ? [[name, status.leadsTo] as const] : [];
});

it.each(names)('%s has a button exactly where it leads somewhere, or logs out', (name) => {
  const hasButton = 'leadsTo' in statuses[name] || statuses[name].category === 'important';
  for (const language of languages) {
    expect(Boolean(statusTexts[language][name].button), language).toBe(hasButton);
  }
});

it.each(destinations)('%s leads to %s, an address in which nothing is to be filled in', (_, screen) => {
  for (const language of languages)
    expect(screenNames[screen].paths[language][0], language).toMatch(/^[^:]*$/);
});
