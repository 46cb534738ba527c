import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, nothing } from './envelope.ts';
import { longText, urlAcceso } from './fields.ts';

/** Managers put students forward for an offer (state 16); each accepts or declines. */

/** Students put forward at once. */
export const maxPutForward = 100;

/** Why a student cannot be put forward for an offer, whatever it asks. */
export const obstacles = ['yaCandidato', 'retirada', 'cuenta', 'servicio'] as const;
export type Obstacle = (typeof obstacles)[number];

/** The rules of an offer that a student may not meet. */
export const ruleNames = [
  'busqueda',
  'cvPropio',
  'estudios',
  'titulacion',
  'cursoMinimo',
  'soloUltimoCurso',
  'creditosSuperados',
  'creditosMaster',
  'creditosYReunion',
  'anioPromocionMaximo',
  'sede',
  'edadMaxima',
  'experiencia',
  'idioma',
  'programasInformaticos',
  'carnesConducir',
  'cochePropio',
  'disponibilidadExtranjero',
  'disponibilidadTraslado',
  'trabajandoActualmente',
  'paisesNacionalidad',
  'paisesResidencia',
  'provinciasResidencia',
  'intereses',
  'competencias',
  'permisoTrabajo',
  'nacionalidad',
  'numSegSocial',
  'coincidePracticas',
  'programa',
] as const;

const asked = z.object({ urlOferta: urlAcceso, alumnos: z.array(id).min(1).max(maxPutForward) });

const checkedStudent = z.object({
  idAlumno: z.number().int(),
  nombre: z.string(),
  apellidos: z.string(),
  impedimento: z.enum(obstacles).nullable(),
  /** What the offer demands and the student does not meet: a manager may put them forward all the same. */
  faltan: z.array(z.enum(ruleNames)),
});
export type CheckedStudent = z.infer<typeof checkedStudent>;

export const checkPreregistrations = endpoint({
  method: 'POST',
  path: '/api/Gestor/compruebaPreinscripciones',
  access: ['Gestor'],
  writes: false,
  summary: 'Who of these students may be put forward for an open offer, and what of it who does not meet.',
  body: asked,
  answer: z.object({ alumnos: z.array(checkedStudent) }),
  refusals: ['offerNotFound', 'noSuchMove'],
});

export const preregisterStudents = endpoint({
  method: 'POST',
  path: '/api/Gestor/preinscribe',
  access: ['Gestor'],
  summary:
    'Puts students forward for an open offer, with a note to each; students who cannot be are left out. The company gets the CV of those who accept.',
  body: asked.extend({ nota: longText(1000).optional() }),
  answer: z.object({
    /** Who was put forward now. */
    preinscritos: z.array(z.number().int()),
  }),
  refusals: ['offerNotFound', 'noSuchMove'],
});

export const settlePreferred = endpoint({
  method: 'POST',
  path: '/api/Gestor/atiendePreferido',
  access: ['Gestor'],
  summary: 'Notes that a manager has seen to whom the company of an offer wants.',
  body: z.object({ urlOferta: urlAcceso }),
  answer: nothing,
  refusals: ['offerNotFound'],
});

export const calls = { checkPreregistrations, preregisterStudents, settlePreferred };

export { screens } from './screens/preregistrations.ts';
