import type { FieldErrors } from './field-errors.ts';

export const fieldErrors = {
  invoiceUnknown: {
    es: 'No hay ninguna factura con este número, y faltan datos para añadirla',
    ca: 'No hi ha cap factura amb aquest número i falten dades per afegir-la',
    en: 'There is no invoice with this number, and data are missing to add it',
  },
  invoiceNumberOurs: {
    es: 'El número es de una serie del portal, que no tiene esta factura',
    ca: 'El número és d’una sèrie del portal, que no té aquesta factura',
    en: 'The number belongs to a series of the portal, which has no such invoice',
  },
  invoiceVoid: {
    es: 'La factura está anulada y ya no cambia',
    ca: 'La factura està anul·lada i ja no canvia',
    en: 'The invoice is void and no longer changes',
  },
  vatFraction: {
    es: 'El IVA va en tanto por ciento: si es el 21 %, escribe 21 y no 0,21',
    ca: 'L’IVA va en tant per cent: si és el 21 %, escriu 21 i no 0,21',
    en: 'VAT is a percentage: for 21%, write 21 and not 0.21',
  },
  paidBeforeIssue: {
    es: 'El pago no puede ser anterior a la factura',
    ca: 'El pagament no pot ser anterior a la factura',
    en: 'The payment cannot be before the invoice',
  },
  invoiceRectifies: {
    es: 'Es una rectificativa, que no se marca como pagada',
    ca: 'És una rectificativa, que no es marca com a pagada',
    en: 'It is a rectifying invoice, which is not marked as paid',
  },
  dateAhead: {
    es: 'La fecha no puede ser posterior a hoy',
    ca: 'La data no pot ser posterior a avui',
    en: 'The date cannot be after today',
  },
  companyUnknown: {
    es: 'No encontramos ninguna empresa con este NIF',
    ca: 'No trobem cap empresa amb aquest NIF',
    en: 'We can’t find a company with this tax ID',
  },
} as const satisfies FieldErrors;

declare module './field-errors.ts' {
  interface FieldErrorsOfAreas {
    invoices: typeof fieldErrors;
  }
}
