import { linkCalls } from './placements/by-link.ts';
import { menuCalls } from './placements/menu.ts';
import { companyCalls } from './placements/of-companies.ts';
import { managerCalls } from './placements/of-managers.ts';
import { studentCalls } from './placements/of-students.ts';

export * from './placements/by-link.ts';
export * from './placements/menu.ts';
export * from './placements/of-companies.ts';
export * from './placements/of-managers.ts';
export * from './placements/of-students.ts';
export * from './placements/placement.ts';

export const calls = { ...menuCalls, ...studentCalls, ...companyCalls, ...managerCalls, ...linkCalls };

export { fieldErrors } from './field-errors/placements.ts';
export { screens } from './screens/placements.ts';
