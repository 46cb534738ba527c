/** What the portal fills into an agreement, and says after it. */
export const ca = {
  generated: 'Conveni generat',
  transfer: 'Transferència',
  directDebit: 'Domiciliació al compte {{iban}}',
  yearlyOrder: '{{numero}}, per a tot l’any',
  order: '{{numero}}',
  orderEach: 'Cada factura porta el seu número de comanda',
  expiry: 'La seva vigència acaba el {{dia}}',
  noExpiry: 'No té data de caducitat',
  otherData: {
    titulo: 'Aquest conveni ja està generat amb altres dades',
    mensaje:
      'El que ha canviat després no hi és. Obri’l des de la llista de convenis i corregeixi’l abans de signar-lo.',
    boton: null,
  },
};
