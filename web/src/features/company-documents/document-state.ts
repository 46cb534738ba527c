import { expiringDays } from '@portal/contract/company-documents';

/** How a day stands from today: gone, near, or neither. */
export const nearness = (daysLeft: number): 'past' | 'near' | 'far' =>
  daysLeft < 0 ? 'past' : daysLeft <= expiringDays ? 'near' : 'far';
