import type { StatusName, StatusText } from '../statuses.ts';

export type StatusTexts = Record<StatusName, StatusText>;
