import type { Language } from '@portal/contract/languages';
import type { surveyContent } from '@portal/contract/surveys';
import type { z } from 'zod';

/** What the inputs of the form hold. */
export interface SurveyValues extends Record<string, unknown> {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  titulos: Record<Language, string>;
  urlAcceso: string;
  paraAlumnos: boolean;
  paraEmpresa: boolean;
  obligatoria: boolean;
  desde: string | null;
  hasta: string | null;
}

export const newValues = (today: string): SurveyValues => ({
  claveEnvio: crypto.randomUUID(),
  titulos: { es: '', ca: '', en: '' },
  urlAcceso: '',
  paraAlumnos: false,
  paraEmpresa: false,
  obligatoria: false,
  desde: today,
  hasta: null,
});

export const valuesOf = ({ titulos, ...rest }: z.output<typeof surveyContent>): SurveyValues => ({
  // It has been sent.
  claveEnvio: '',
  titulos: { es: titulos.es ?? '', ca: titulos.ca ?? '', en: titulos.en ?? '' },
  ...rest,
});
