import { managerCalls } from './programmes/of-managers.ts';
import { readerCalls } from './programmes/of-readers.ts';

/** Programmes of internships that students and companies ask to join (specification 2, §7 «Programmes»). */

export * from './programmes/of-managers.ts';
export * from './programmes/of-readers.ts';
export * from './programmes/programme.ts';

export const calls = { ...readerCalls, ...managerCalls };

export { fieldErrors } from './field-errors/programmes.ts';
export { screens } from './screens/programmes.ts';
