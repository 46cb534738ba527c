import { expect, it } from 'vitest';
import { elideDays } from './elision.ts';

it.each([
  ['Enviada el 1 de nov. del 2026', 'Enviada l’1 de nov. del 2026'],
  ['Del 1 d’abril al 11 d’octubre', 'De l’1 d’abril a l’11 d’octubre'],
  ['Des del 11 de maig', 'Des de l’11 de maig'],
  ['El 1 de gener', 'L’1 de gener'],
  // Neither a number of something else, nor a day that is read otherwise.
  ['el 10 de maig, el 21 de maig i el 111 de tots', 'el 10 de maig, el 21 de maig i el 111 de tots'],
  ['Del 2026 o anterior, canal 1 de dia', 'Del 2026 o anterior, canal 1 de dia'],
])('%s', (sentence, read) => expect(elideDays(sentence)).toBe(read));
