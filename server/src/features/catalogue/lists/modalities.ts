import { type Named, text } from './text.ts';

/** Where the work is done. */
interface Modality extends Named {
  readonly idModalidad: number;
}

export const modalities: readonly Modality[] = [
  { idModalidad: 1, texts: text('Presencial', 'Presencial', 'On site') },
  { idModalidad: 2, texts: text('Híbrida', 'Híbrida', 'Hybrid') },
  { idModalidad: 3, texts: text('A distancia', 'A distància', 'Remote') },
];
