import type { Events } from '../event.ts';

export const invoicesEvents = {
  invoiceIssued: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Nueva factura: {{numero}}',
        texto: 'Hemos emitido la factura {{numero}}. Puede descargarla en Documentación.',
      },
      ca: {
        titulo: 'Nova factura: {{numero}}',
        texto: 'Hem emès la factura {{numero}}. Pot baixar-la a Documentació.',
      },
      en: {
        titulo: 'New invoice: {{numero}}',
        texto: 'We’ve issued invoice {{numero}}. You can download it under Documents.',
      },
    },
  },
  invoiceRectified: {
    clase: 'cuenta',
    texts: {
      es: {
        titulo: 'Factura anulada: {{numero}}',
        texto: 'Hemos anulado la factura {{numero}} con la rectificativa {{rectificativa}}.',
      },
      ca: {
        titulo: 'Factura anul·lada: {{numero}}',
        texto: 'Hem anul·lat la factura {{numero}} amb la rectificativa {{rectificativa}}.',
      },
      en: {
        titulo: 'Invoice cancelled: {{numero}}',
        texto: 'We’ve cancelled invoice {{numero}} with the rectifying invoice {{rectificativa}}.',
      },
    },
  },
} as const satisfies Events;
