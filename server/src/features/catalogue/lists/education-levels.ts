import { type Named, text } from './text.ts';

interface EducationLevel extends Named {
  readonly idNivelFormativo: number;
  /** From level 5 on, the Spanish framework of higher education (MECES) counts it four lower. */
  readonly eqf: number;
}

/** From the lowest to the highest, which is how they are chosen. */
// biome-ignore format: a level per line, its three languages side by side
export const educationLevels: readonly EducationLevel[] = [
  { idNivelFormativo: 1, eqf: 1, texts: text('Educación primaria', 'Educació primària', 'Primary education') },
  { idNivelFormativo: 2, eqf: 2, texts: text('Educación secundaria obligatoria', 'Educació secundària obligatòria', 'Compulsory secondary education') },
  { idNivelFormativo: 3, eqf: 3, texts: text('Formación profesional básica', 'Formació professional bàsica', 'Basic vocational training') },
  { idNivelFormativo: 4, eqf: 4, texts: text('Bachillerato o grado medio', 'Batxillerat o grau mitjà', 'Upper secondary education or intermediate vocational training') },
  { idNivelFormativo: 5, eqf: 5, texts: text('Técnico superior', 'Tècnic superior', 'Higher vocational training') },
  { idNivelFormativo: 6, eqf: 6, texts: text('Grado', 'Grau', 'Bachelor’s degree') },
  { idNivelFormativo: 7, eqf: 7, texts: text('Máster', 'Màster', 'Master’s degree') },
  { idNivelFormativo: 8, eqf: 8, texts: text('Doctorado', 'Doctorat', 'Doctorate') },
];
