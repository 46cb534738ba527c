import { getCv } from './cv/cv.ts';
import { entryCalls } from './cv/entries.ts';
import { personalCalls } from './cv/personal.ts';
import { profileCalls } from './cv/profile.ts';
import { searchCalls } from './cv/search.ts';

export * from './cv/cv.ts';
export * from './cv/entries.ts';
export * from './cv/personal.ts';
export * from './cv/profile.ts';
export * from './cv/search.ts';

export const calls = { getCv, ...personalCalls, ...profileCalls, ...searchCalls, ...entryCalls };

export { fieldErrors } from './field-errors/cv.ts';
export { screens } from './screens/cv.ts';
