import { type Named, text } from './text.ts';

/** An area of knowledge: what groups degrees. */
interface Area extends Named {
  readonly idArea: number;
}

export const areas: readonly Area[] = [
  { idArea: 1, texts: text('Economía y empresa', 'Economia i empresa', 'Business and economics') },
  { idArea: 2, texts: text('Derecho', 'Dret', 'Law') },
  {
    idArea: 3,
    texts: text('Ingeniería e informática', 'Enginyeria i informàtica', 'Engineering and computing'),
  },
  { idArea: 4, texts: text('Comunicación', 'Comunicació', 'Communication') },
  { idArea: 5, texts: text('Salud', 'Salut', 'Health') },
  { idArea: 6, texts: text('Educación', 'Educació', 'Education') },
  { idArea: 7, texts: text('Turismo y hostelería', 'Turisme i hoteleria', 'Tourism and hospitality') },
  { idArea: 8, texts: text('Artes y diseño', 'Arts i disseny', 'Arts and design') },
  { idArea: 9, texts: text('Ciencias', 'Ciències', 'Sciences') },
  {
    idArea: 10,
    texts: text(
      'Ciencias sociales y humanidades',
      'Ciències socials i humanitats',
      'Social sciences and humanities',
    ),
  },
];
