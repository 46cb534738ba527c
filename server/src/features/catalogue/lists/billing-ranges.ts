import { type Named, text } from './text.ts';

interface BillingRange extends Named {
  readonly idRangoFacturacion: number;
}

/** Yearly; the steps are those by which the European Union tells micro, small, medium and large companies. */
export const billingRanges: readonly BillingRange[] = [
  {
    idRangoFacturacion: 1,
    texts: text('Hasta 2 millones de euros', 'Fins a 2 milions d’euros', 'Up to €2 million'),
  },
  {
    idRangoFacturacion: 2,
    texts: text('De 2 a 10 millones de euros', 'De 2 a 10 milions d’euros', '€2 to €10 million'),
  },
  {
    idRangoFacturacion: 3,
    texts: text('De 10 a 50 millones de euros', 'De 10 a 50 milions d’euros', '€10 to €50 million'),
  },
  {
    idRangoFacturacion: 4,
    texts: text('Más de 50 millones de euros', 'Més de 50 milions d’euros', 'Over €50 million'),
  },
];
