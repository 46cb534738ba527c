import { certificateCalls } from './education-requests/certificates.ts';
import { centreCalls } from './education-requests/of-centres.ts';
import { managerCalls } from './education-requests/of-managers.ts';
import { studentCalls } from './education-requests/of-students.ts';

/** Internships in schools: students of education ask, the school answers, a manager makes the placement. */

export * from './education-requests/certificates.ts';
export * from './education-requests/menu.ts';
export * from './education-requests/of-centres.ts';
export * from './education-requests/of-managers.ts';
export * from './education-requests/of-students.ts';
export * from './education-requests/request.ts';

export const calls = { ...studentCalls, ...centreCalls, ...managerCalls, ...certificateCalls };

export { fieldErrors } from './field-errors/education-requests.ts';
export { screens } from './screens/education-requests.ts';
