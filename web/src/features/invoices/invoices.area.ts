import type { FeatureArea } from '../../lib/routing/area.ts';

const invoices = { access: ['Gestor'], texts: ['invoices'] } as const;

export const invoicesArea = {
  screens: {
    invoices: { ...invoices, parent: 'management', load: () => import('./Invoices.tsx') },
    newInvoice: { ...invoices, parent: 'invoices', load: () => import('./NewInvoice.tsx') },
    invoiceImport: { ...invoices, parent: 'invoices', load: () => import('./InvoiceImport.tsx') },
    managementFee: { ...invoices, parent: 'invoices', load: () => import('./ManagementFee.tsx') },
  },
  menu: [{ id: 'invoices', position: { Gestor: 37 } }],
} as const satisfies FeatureArea;
