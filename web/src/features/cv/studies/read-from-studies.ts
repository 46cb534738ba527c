import { getStudies, listCurrentStudies } from '@portal/contract/studies';
import { readFromCv } from '../read-from-cv.ts';

/** What is no longer true once studies change. */
export const readFromStudies = [getStudies, listCurrentStudies, ...readFromCv] as const;
