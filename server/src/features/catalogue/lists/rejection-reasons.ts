import type { Language } from '@portal/contract/languages';
import { type Named, text } from './text.ts';

/** Why an application ended. The side that ends it chooses one; what the other side reads is its text. */
interface RejectionReason extends Named {
  readonly idMotivo: number;
  /** The state that it explains: 17 rejected, 7 withdrawn. */
  readonly idEstado: 7 | 17;
  /** 1 for jobs alone, 2 for internships alone, null for both. */
  readonly idPerfil: 1 | 2 | null;
  /** Who gives it. */
  readonly dePerfil: 'Empresa' | 'Alumno';
}

type Reason = Pick<RejectionReason, 'idMotivo' | 'idPerfil' | 'texts' | 'ultimo'>;

// biome-ignore format: a reason per line, its three languages side by side
const rejectedByCompany: readonly Reason[] = [
  { idMotivo: 1, idPerfil: null, texts: text('No se cumplen los requisitos de la oferta', 'No es compleixen els requisits de l’oferta', 'The requirements of the offer are not met') },
  { idMotivo: 2, idPerfil: null, texts: text('La formación no se ajusta al puesto', 'La formació no encaixa amb el lloc de treball', 'Studies do not match the position') },
  { idMotivo: 3, idPerfil: null, texts: text('El nivel de idiomas no es suficiente', 'El nivell d’idiomes no és suficient', 'Language level is not high enough') },
  { idMotivo: 4, idPerfil: null, texts: text('La disponibilidad no encaja con el horario', 'La disponibilitat no encaixa amb l’horari', 'Availability does not fit the timetable') },
  { idMotivo: 5, idPerfil: null, texts: text('Hemos elegido a otra persona', 'Hem triat una altra persona', 'We have chosen another person') },
  { idMotivo: 6, idPerfil: null, texts: text('No hubo asistencia a la entrevista', 'No hi va haver assistència a l’entrevista', 'The interview was not attended') },
  { idMotivo: 7, idPerfil: null, texts: text('No hemos podido establecer contacto', 'No hem pogut establir contacte', 'We could not get in touch') },
  { idMotivo: 8, idPerfil: null, texts: text('Falta documentación', 'Falta documentació', 'Documents are missing') },
  { idMotivo: 9, idPerfil: null, texts: text('El proceso se ha cancelado', 'El procés s’ha cancel·lat', 'The process has been cancelled') },
  { idMotivo: 10, idPerfil: 1, texts: text('La experiencia no es suficiente', 'L’experiència no és suficient', 'Not enough experience') },
  { idMotivo: 11, idPerfil: 1, texts: text('Las expectativas salariales superan la oferta', 'Les expectatives salarials superen l’oferta', 'Salary expectations are above the offer') },
  { idMotivo: 12, idPerfil: 2, texts: text('La disponibilidad no coincide con las fechas de las prácticas', 'La disponibilitat no coincideix amb les dates de les pràctiques', 'Not available on the dates of the internship') },
  { idMotivo: 13, idPerfil: 2, texts: text('La disponibilidad no cubre todas las horas de las prácticas', 'La disponibilitat no cobreix totes les hores de les pràctiques', 'Not available for all the hours of the internship') },
  { idMotivo: 14, idPerfil: null, texts: text('Otro motivo', 'Un altre motiu', 'Another reason'), ultimo: true },
];

/** When the student declines a pre-registration. */
// biome-ignore format: a reason per line, its three languages side by side
const declinedByStudent: readonly Reason[] = [
  { idMotivo: 21, idPerfil: null, texts: text('He aceptado otra oferta', 'He acceptat una altra oferta', 'I have accepted another offer') },
  { idMotivo: 22, idPerfil: null, texts: text('El horario no es compatible con el mío', 'L’horari no és compatible amb el meu', 'The timetable does not fit mine') },
  { idMotivo: 23, idPerfil: null, texts: text('El lugar me queda lejos', 'El lloc em queda lluny', 'The place is too far away') },
  { idMotivo: 24, idPerfil: null, texts: text('Las tareas no se ajustan a lo que busco', 'Les tasques no encaixen amb el que busco', 'The tasks are not what I am looking for') },
  { idMotivo: 25, idPerfil: null, texts: text('Las condiciones económicas no me convencen', 'Les condicions econòmiques no em convencen', 'The pay does not suit me') },
  { idMotivo: 26, idPerfil: null, texts: text('Motivos personales', 'Motius personals', 'Personal reasons') },
  { idMotivo: 27, idPerfil: 2, texts: text('Ya no necesito hacer prácticas', 'Ja no necessito fer pràctiques', 'I no longer need an internship') },
  { idMotivo: 28, idPerfil: 2, texts: text('Las fechas no me convienen', 'Les dates no em van bé', 'The dates do not suit me') },
  { idMotivo: 29, idPerfil: null, texts: text('Otro motivo', 'Un altre motiu', 'Another reason'), ultimo: true },
];

/** When the student withdraws an application; giving one is optional. */
// biome-ignore format: a reason per line, its three languages side by side
const withdrawnByStudent: readonly Reason[] = [
  { idMotivo: 41, idPerfil: null, texts: text('He aceptado otra oferta', 'He acceptat una altra oferta', 'I have accepted another offer') },
  { idMotivo: 42, idPerfil: null, texts: text('Ya no me interesa la oferta', 'L’oferta ja no m’interessa', 'I am no longer interested in the offer') },
  { idMotivo: 43, idPerfil: null, texts: text('Me inscribí por error', 'M’hi vaig inscriure per error', 'I applied by mistake') },
  { idMotivo: 44, idPerfil: null, texts: text('Mi disponibilidad ha cambiado', 'La meva disponibilitat ha canviat', 'My availability has changed') },
  { idMotivo: 45, idPerfil: null, texts: text('La empresa tarda en responder', 'L’empresa triga a respondre', 'The company is slow to answer') },
  { idMotivo: 46, idPerfil: null, texts: text('Otro motivo', 'Un altre motiu', 'Another reason'), ultimo: true },
];

export const rejectionReasons: readonly RejectionReason[] = [
  ...rejectedByCompany.map((reason) => ({ ...reason, idEstado: 17, dePerfil: 'Empresa' }) as const),
  ...declinedByStudent.map((reason) => ({ ...reason, idEstado: 17, dePerfil: 'Alumno' }) as const),
  ...withdrawnByStudent.map((reason) => ({ ...reason, idEstado: 7, dePerfil: 'Alumno' }) as const),
];

/** A reason in the reader's words; null where none was given. */
export const reasonText = (idMotivo: number | null | undefined, language: Language): string | null =>
  rejectionReasons.find((reason) => reason.idMotivo === idMotivo)?.texts[language] ?? null;
