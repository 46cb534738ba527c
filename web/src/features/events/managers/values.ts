import type { EventAudience, EventCategory, eventContent } from '@portal/contract/events';
import type { Language } from '@portal/contract/languages';
import type { z } from 'zod';
import { emptyTexts, type TextsValues, textsOf } from '../../../domain/written-text/written-values.ts';

/** What the inputs of the form hold. */
export interface EventValues extends TextsValues {
  /** Of the first sending: kept with the draft, so that a second one after a lost answer adds nothing. */
  claveEnvio: string;
  entradillas: Record<Language, string>;
  categoria: EventCategory;
  dia: string | null;
  hora: string;
  diaFin: string | null;
  horaFin: string;
  lugar: string;
  enlace: string;
  organizador: string;
  para: EventAudience;
  destacado: boolean;
  inscripcion: boolean;
  plazas: number | '';
  listaEspera: boolean;
  finInscripcion: string | null;
  certificado: boolean;
  horasCertificado: number | '';
  /** One a line. */
  videos: string[];
  publicado: boolean;
}

export const newValues = (organizador: string): EventValues => ({
  claveEnvio: crypto.randomUUID(),
  textos: emptyTexts,
  entradillas: { es: '', ca: '', en: '' },
  categoria: 'taller',
  dia: null,
  hora: '',
  diaFin: null,
  horaFin: '',
  lugar: '',
  enlace: '',
  organizador,
  para: 'todos',
  destacado: false,
  inscripcion: true,
  plazas: '',
  listaEspera: true,
  finInscripcion: null,
  certificado: false,
  horasCertificado: '',
  videos: [],
  publicado: true,
});

export const valuesOf = ({
  textos,
  entradillas,
  lugar,
  enlace,
  plazas,
  horasCertificado,
  ...rest
}: z.output<typeof eventContent>): EventValues => ({
  // It has been sent.
  claveEnvio: '',
  ...rest,
  lugar: lugar ?? '',
  enlace: enlace ?? '',
  plazas: plazas ?? '',
  horasCertificado: horasCertificado ?? '',
  textos: textsOf(textos),
  entradillas: { es: entradillas.es ?? '', ca: entradillas.ca ?? '', en: entradillas.en ?? '' },
});
