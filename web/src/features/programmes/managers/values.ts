import type { Language } from '@portal/contract/languages';
import type { ProgrammeAudience, programmeContent } from '@portal/contract/programmes';
import type { z } from 'zod';
import { emptyTexts, type TextsValues, textsOf } from '../../../domain/written-text/written-values.ts';

/** What the inputs of the form hold. */
export interface ProgrammeValues extends TextsValues {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  entradillas: Record<Language, string>;
  patrocinador: string;
  desde: string | null;
  hasta: string | null;
  adhesionAlumnos: boolean;
  adhesionEmpresas: boolean;
  para: ProgrammeAudience;
  exigeDedicacion: boolean;
  abierto: boolean;
  publicado: boolean;
}

export const newValues = (): ProgrammeValues => ({
  claveEnvio: crypto.randomUUID(),
  textos: emptyTexts,
  entradillas: { es: '', ca: '', en: '' },
  patrocinador: '',
  desde: null,
  hasta: null,
  adhesionAlumnos: true,
  adhesionEmpresas: true,
  para: 'todos',
  exigeDedicacion: false,
  abierto: true,
  publicado: false,
});

export const valuesOf = ({
  textos,
  entradillas,
  ...rest
}: z.output<typeof programmeContent>): ProgrammeValues => ({
  // It has been sent.
  claveEnvio: '',
  ...rest,
  textos: textsOf(textos),
  entradillas: { es: entradillas.es ?? '', ca: entradillas.ca ?? '', en: entradillas.en ?? '' },
});
