/** Where a telephone leads: its digits alone, for a space ends the number in some dialling programs. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
