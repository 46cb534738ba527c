import { type Named, text } from './text.ts';

interface ContractType extends Named {
  readonly idTipoContrato: number;
}

export const contractTypes: readonly ContractType[] = [
  { idTipoContrato: 1, texts: text('Indefinido', 'Indefinit', 'Permanent') },
  {
    idTipoContrato: 2,
    texts: text(
      'Temporal por circunstancias de la producción',
      'Temporal per circumstàncies de la producció',
      'Fixed-term for production needs',
    ),
  },
  {
    idTipoContrato: 3,
    texts: text(
      'Temporal por sustitución',
      'Temporal per substitució',
      'Fixed-term to replace another employee',
    ),
  },
  {
    idTipoContrato: 4,
    texts: text(
      'Formativo para la práctica profesional',
      'Formatiu per a la pràctica professional',
      'Training contract for recent graduates',
    ),
  },
  {
    idTipoContrato: 5,
    texts: text('Formación en alternancia', 'Formació en alternança', 'Work-study training contract'),
  },
  { idTipoContrato: 6, texts: text('Fijo discontinuo', 'Fix discontinu', 'Permanent seasonal') },
  {
    idTipoContrato: 7,
    texts: text('Mercantil o autónomo', 'Mercantil o autònom', 'Self-employed or freelance'),
  },
  { idTipoContrato: 8, texts: text('Otros', 'Altres', 'Other'), ultimo: true },
];
