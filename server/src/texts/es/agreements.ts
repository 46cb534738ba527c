/** What the portal fills into an agreement, and says after it. */
export const es = {
  generated: 'Convenio generado',
  transfer: 'Transferencia',
  directDebit: 'Domiciliación en la cuenta {{iban}}',
  yearlyOrder: '{{numero}}, para todo el año',
  order: '{{numero}}',
  orderEach: 'Cada factura lleva su número de pedido',
  expiry: 'Su vigencia termina el {{dia}}',
  noExpiry: 'No tiene fecha de caducidad',
  otherData: {
    titulo: 'Este convenio ya está generado con otros datos',
    mensaje:
      'Lo que ha cambiado después no está en él. Ábralo desde la lista de convenios y corríjalo antes de firmarlo.',
    boton: null,
  },
};
