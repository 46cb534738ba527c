import { type Named, text } from './text.ts';

/** What a position gives besides money. */
interface Remuneration extends Named {
  readonly idOtraRemuneracion: number;
}

export const remunerations: readonly Remuneration[] = [
  {
    idOtraRemuneracion: 1,
    texts: text('Vales de comida o comedor', 'Vals de menjar o menjador', 'Meal vouchers or canteen'),
  },
  { idOtraRemuneracion: 2, texts: text('Ayuda al transporte', 'Ajut al transport', 'Travel allowance') },
  { idOtraRemuneracion: 3, texts: text('Formación', 'Formació', 'Training') },
  { idOtraRemuneracion: 4, texts: text('Clases de idiomas', 'Classes d’idiomes', 'Language lessons') },
  { idOtraRemuneracion: 5, texts: text('Seguro médico', 'Assegurança mèdica', 'Health insurance') },
  { idOtraRemuneracion: 6, texts: text('Seguro de vida', 'Assegurança de vida', 'Life insurance') },
  { idOtraRemuneracion: 7, texts: text('Plan de pensiones', 'Pla de pensions', 'Pension plan') },
  { idOtraRemuneracion: 8, texts: text('Retribución variable', 'Retribució variable', 'Performance bonus') },
  { idOtraRemuneracion: 9, texts: text('Comisiones', 'Comissions', 'Commission') },
  { idOtraRemuneracion: 10, texts: text('Alojamiento', 'Allotjament', 'Accommodation') },
  {
    idOtraRemuneracion: 11,
    texts: text('Ayuda para guardería', 'Ajut per a la llar d’infants', 'Childcare allowance'),
  },
  { idOtraRemuneracion: 12, texts: text('Gimnasio', 'Gimnàs', 'Gym') },
  { idOtraRemuneracion: 13, texts: text('Coche de empresa', 'Cotxe d’empresa', 'Company car') },
  {
    idOtraRemuneracion: 14,
    texts: text('Ordenador o teléfono', 'Ordinador o telèfon', 'Computer or phone'),
  },
  {
    idOtraRemuneracion: 15,
    texts: text(
      'Descuentos en productos propios',
      'Descomptes en productes propis',
      'Discounts on own products',
    ),
  },
  { idOtraRemuneracion: 16, texts: text('Otras', 'Altres', 'Other'), ultimo: true },
];
