import type { ScreenId } from '@portal/contract/screens';
import { describe, expect, it } from 'vitest';
import { screens } from './areas.ts';
import { type Obstacles, redirectForObstacle } from './obstacles.ts';

const nothing: Obstacles = { isKeptOut: false, isLoggedIn: false, lacking: null };
const held = (id: ScreenId, obstacles: Partial<Obstacles>) =>
  redirectForObstacle(id, screens[id], { ...nothing, ...obstacles });
const ids = Object.keys(screens).filter((id): id is ScreenId => id in screens);

describe('maintenance', () => {
  it.each(ids)('holds a person whom it keeps out at its page, of all but its own: %s', (id) => {
    const isOpen = id === 'maintenance' || id === 'godMode';
    for (const isLoggedIn of [true, false]) {
      for (const lacking of [null, 'acceptance', 'secondFactor'] as const) {
        const found = held(id, { isKeptOut: true, isLoggedIn, lacking });
        expect(found?.at).toBe(isOpen ? undefined : 'maintenance');
      }
    }
  });

  it.each([
    ['cv', true],
    ['internshipOffer', true],
    ['resetStudentPassword', true],
    ['home', false],
    ['loginStudent', false],
    ['registerStudent', false],
    ['logout', false],
    ['notFound', false],
  ] as const)('comes back to %s: %s', (id, keepsWanted) => {
    expect(held(id, { isKeptOut: true })).toEqual({ at: 'maintenance', keepsWanted });
  });
});

it.each(ids)('a second factor that is asked for holds everybody of all that is not public: %s', (id) => {
  const isOpen = screens[id].access === 'public' || id === 'secondFactor';
  expect(held(id, { lacking: 'secondFactor' })?.at).toBe(isOpen ? undefined : 'secondFactor');
});

describe('the data-protection text', () => {
  it.each(ids)('holds a person who has to accept it, of all that is not public: %s', (id) => {
    const isOpen = screens[id].access === 'public' || id === 'acceptance';
    expect(held(id, { lacking: 'acceptance' })?.at).toBe(isOpen ? undefined : 'acceptance');
  });

  it('comes back to what was wanted, and not to a login', () => {
    expect(held('cv', { lacking: 'acceptance' })).toEqual({ at: 'acceptance', keepsWanted: true });
    expect(held('loginStudent', { lacking: 'acceptance' })).toEqual({ at: 'acceptance', keepsWanted: false });
  });

  it('is for nobody else: a visitor logs in first', () => {
    for (const id of ['acceptance', 'secondFactor'] as const)
      expect(held(id, {})).toEqual({ at: 'login', keepsWanted: false });
  });
});

it.each(ids)('nothing holds back who is logged in, nor a visitor: %s', (id) => {
  expect(held(id, { isLoggedIn: true })).toBeNull();
  if (id !== 'acceptance' && id !== 'secondFactor') expect(held(id, {})).toBeNull();
});
