/** What the management fee is charged for (specification 2, §9 gives both): a month of a placement, or an agreement. */
export const feeReadings = ['porMes', 'porConvenio'] as const;
