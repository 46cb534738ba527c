/** What the portal fills into an agreement, and says after it. */
export const en = {
  generated: 'Agreement generated',
  transfer: 'Bank transfer',
  directDebit: 'Direct debit from account {{iban}}',
  yearlyOrder: '{{numero}}, for the whole year',
  order: '{{numero}}',
  orderEach: 'Each invoice has its own order number',
  expiry: 'It ends on {{dia}}',
  noExpiry: 'It has no expiry date',
  otherData: {
    titulo: 'This agreement has already been generated with other details',
    mensaje:
      'What you changed afterwards isn’t in it. Open it from the list of agreements and correct it before signing.',
    boton: null,
  },
};
