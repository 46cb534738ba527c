import type { ApplicationEvent } from '@portal/contract/applications';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from './history.ts';

const event = (changes: Partial<ApplicationEvent>): ApplicationEvent => ({
  fecha: '2026-11-17T09:42:00Z',
  quien: 'empresa',
  hecho: 'cambioEstado',
  idEstado: 2,
  motivo: null,
  comentario: null,
  ...changes,
});
const applied = event({ quien: 'alumno', hecho: 'inscripcion', idEstado: 1 });

describe('what happened to an application', () => {
  it('starts with applying, and after withdrawing with applying again', () => {
    expect(sentenceOf(applied, [])).toBe('event.inscripcion');
    expect(sentenceOf(applied, [applied, event({ quien: 'alumno', idEstado: 7 })])).toBe('event.own.again');
  });

  it('tells what the student did from what was done', () => {
    expect(sentenceOf(event({ quien: 'alumno', idEstado: 7 }), [applied])).toBe('event.own.withdrawn');
    expect(sentenceOf(event({ quien: 'alumno', idEstado: 17 }), [applied])).toBe('event.own.declined');
    expect(sentenceOf(event({ quien: 'alumno', idEstado: 3 }), [applied])).toBe('event.own.accepted');
    expect(sentenceOf(event({ quien: 'empresa', idEstado: 17 }), [applied])).toBe('event.state.17');
    expect(sentenceOf(event({ quien: 'sistema', idEstado: 6 }), [applied])).toBe('event.state.6');
  });

  it('says when the CV was opened', () => {
    expect(sentenceOf(event({ hecho: 'cvAbierto', idEstado: null }), [applied])).toBe('event.cvAbierto');
  });
});
