import { linkCalls } from './incorporation-forms/by-link.ts';
import { companyCalls } from './incorporation-forms/of-companies.ts';
import { managerCalls } from './incorporation-forms/of-managers.ts';
import { studentCalls } from './incorporation-forms/of-students.ts';

export * from './incorporation-forms/by-link.ts';
export * from './incorporation-forms/form.ts';
export * from './incorporation-forms/of-companies.ts';
export * from './incorporation-forms/of-managers.ts';
export * from './incorporation-forms/of-students.ts';

export const calls = { ...companyCalls, ...linkCalls, ...studentCalls, ...managerCalls };

export { screens } from './screens/incorporation-forms.ts';
