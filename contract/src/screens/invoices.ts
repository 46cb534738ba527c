import type { ScreenNames } from './screen-names.ts';

export const screens = {
  invoices: {
    title: { es: 'Facturas', ca: 'Factures', en: 'Invoices' },
    paths: { es: ['gestion/facturas'], ca: ['gestio/factures'], en: ['management/invoices'] },
  },
  newInvoice: {
    title: { es: 'Nueva factura', ca: 'Nova factura', en: 'New invoice' },
    paths: {
      es: ['gestion/facturas/nueva'],
      ca: ['gestio/factures/nova'],
      en: ['management/invoices/new'],
    },
  },
  invoiceImport: {
    title: { es: 'Importar facturas', ca: 'Importar factures', en: 'Import invoices' },
    paths: {
      es: ['gestion/facturas/importar'],
      ca: ['gestio/factures/importar'],
      en: ['management/invoices/import'],
    },
  },
  managementFee: {
    title: { es: 'Gastos de gestión', ca: 'Despeses de gestió', en: 'Management fee' },
    paths: {
      es: ['gestion/gastos-gestion'],
      ca: ['gestio/despeses-gestio'],
      en: ['management/management-fee'],
    },
  },
} as const satisfies ScreenNames;
