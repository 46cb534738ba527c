import { companyCalls } from './proposals/of-companies.ts';
import { managerCalls } from './proposals/of-managers.ts';
import { studentCalls } from './proposals/of-students.ts';

export * from './proposals/of-companies.ts';
export * from './proposals/of-managers.ts';
export * from './proposals/of-students.ts';
export * from './proposals/proposal.ts';
export * from './proposals/unknown.ts';

export const calls = { ...studentCalls, ...companyCalls, ...managerCalls };

export { fieldErrors } from './field-errors/proposals.ts';
export { screens } from './screens/proposals.ts';
