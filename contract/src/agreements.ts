import { companyCalls } from './agreements/of-companies.ts';
import { managerCalls } from './agreements/of-managers.ts';
import { reviewCalls } from './agreements/reviews.ts';
import { textCalls } from './agreements/text.ts';
import { verificationCalls } from './agreements/verification.ts';

export * from './agreements/agreement.ts';
export * from './agreements/of-companies.ts';
export * from './agreements/of-managers.ts';
export * from './agreements/reviews.ts';
export * from './agreements/text.ts';
export * from './agreements/verification.ts';

export const calls = { ...companyCalls, ...reviewCalls, ...managerCalls, ...textCalls, ...verificationCalls };

export { fieldErrors } from './field-errors/agreements.ts';
export { screens } from './screens/agreements.ts';
