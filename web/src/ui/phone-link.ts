/** Where a telephone leads: its digits alone, for a space ends the number in some of what dials it. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
