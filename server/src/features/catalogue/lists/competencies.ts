import { type Named, text } from './text.ts';

interface Competency extends Named {
  readonly idCompetencia: number;
}

/** The specification's fixed list. */
export const competencies: readonly Competency[] = [
  { idCompetencia: 1, texts: text('Lengua inglesa', 'Llengua anglesa', 'English language') },
  { idCompetencia: 2, texts: text('Comunicación', 'Comunicació', 'Communication') },
  { idCompetencia: 3, texts: text('Trabajo en equipo', 'Treball en equip', 'Teamwork') },
  { idCompetencia: 4, texts: text('Gestión de personas', 'Gestió de persones', 'People management') },
  {
    idCompetencia: 5,
    texts: text(
      'Investigación y gestión de la información',
      'Recerca i gestió de la informació',
      'Research and information management',
    ),
  },
  { idCompetencia: 6, texts: text('Aprendizaje autónomo', 'Aprenentatge autònom', 'Autonomous learning') },
  { idCompetencia: 7, texts: text('Autoconocimiento', 'Autoconeixement', 'Self-knowledge') },
  {
    idCompetencia: 8,
    texts: text('Planificación y organización', 'Planificació i organització', 'Planning and organisation'),
  },
  {
    idCompetencia: 9,
    texts: text('Orientación al logro', 'Orientació a l’assoliment', 'Achievement orientation'),
  },
  {
    idCompetencia: 10,
    texts: text(
      'Empatía y habilidades sociales',
      'Empatia i habilitats socials',
      'Empathy and social skills',
    ),
  },
  { idCompetencia: 11, texts: text('Flexibilidad', 'Flexibilitat', 'Flexibility') },
  { idCompetencia: 12, texts: text('Pensamiento analítico', 'Pensament analític', 'Analytical thinking') },
];
