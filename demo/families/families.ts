import { businessFamilies } from './business.ts';
import { commerceFamilies } from './commerce.ts';
import type { Family } from './family.ts';
import { lifeFamilies } from './life.ts';
import { technologyFamilies } from './technology.ts';

export const families: readonly Family[] = [
  ...businessFamilies,
  ...commerceFamilies,
  ...technologyFamilies,
  ...lifeFamilies,
];
