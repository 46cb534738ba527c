import { type Named, text } from './text.ts';

interface WorkingDay extends Named {
  readonly idJornada: number;
}

export const workingDays: readonly WorkingDay[] = [
  { idJornada: 1, texts: text('Completa', 'Completa', 'Full time') },
  { idJornada: 2, texts: text('Parcial de mañana', 'Parcial de matí', 'Part time, mornings') },
  { idJornada: 3, texts: text('Parcial de tarde', 'Parcial de tarda', 'Part time, afternoons') },
  { idJornada: 4, texts: text('Fines de semana', 'Caps de setmana', 'Weekends') },
  { idJornada: 5, texts: text('Flexible', 'Flexible', 'Flexible') },
];
