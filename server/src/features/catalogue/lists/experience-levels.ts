import { type Named, text } from './text.ts';

interface ExperienceLevel extends Named {
  readonly idExperiencia: number;
  /** The fewest years that reach it, so that a rule can compare without reading the text. */
  readonly aniosMinimos: number;
}

export const experienceLevels: readonly ExperienceLevel[] = [
  { idExperiencia: 1, aniosMinimos: 0, texts: text('No necesaria', 'No cal', 'Not required') },
  { idExperiencia: 2, aniosMinimos: 1, texts: text('1 año', '1 any', '1 year') },
  { idExperiencia: 3, aniosMinimos: 2, texts: text('2 años', '2 anys', '2 years') },
  { idExperiencia: 4, aniosMinimos: 3, texts: text('De 3 a 5 años', 'De 3 a 5 anys', '3 to 5 years') },
  { idExperiencia: 5, aniosMinimos: 6, texts: text('Más de 5 años', 'Més de 5 anys', 'More than 5 years') },
];
