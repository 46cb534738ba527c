import { managerCalls } from './events/of-managers.ts';
import { readerCalls } from './events/of-readers.ts';

/** Events: fairs, workshops and talks that students and alumni enrol in (specification 2, §7 «Events»). */

export * from './events/event.ts';
export * from './events/of-managers.ts';
export * from './events/of-readers.ts';

export const calls = { ...readerCalls, ...managerCalls };

export { fieldErrors } from './field-errors/events.ts';
export { screens } from './screens/events.ts';
