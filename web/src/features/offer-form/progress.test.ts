import { describe, expect, it } from 'vitest';
import { isFilled, progressOf, sectionState } from './progress.ts';

const base = { fields: ['titulo', 'plazas', 'horario'] as const, problems: 0, refused: new Set<string>() };

describe('sectionState', () => {
  it('counts the required fields that are missing', () => {
    const required = new Set(['titulo', 'plazas']);
    expect(sectionState({ ...base, required, values: { titulo: 'Uno' } })).toEqual({
      kind: 'missing',
      count: 1,
    });
    expect(sectionState({ ...base, required, values: { titulo: 'Uno', plazas: 1 } })).toEqual({
      kind: 'complete',
    });
  });

  it('is optional until something is said', () => {
    const required = new Set<string>();
    expect(sectionState({ ...base, required, values: {} })).toEqual({ kind: 'optional' });
    expect(sectionState({ ...base, required, values: { horario: 'Tardes' } })).toEqual({ kind: 'filled' });
  });

  it('is not complete while what is filled would be refused', () => {
    const required = new Set(['titulo']);
    const refused = new Set(['plazas']);
    const values = { titulo: 'Uno', plazas: 0 };
    expect(sectionState({ ...base, required, refused, values })).toEqual({ kind: 'doubtful' });
  });

  it('says first what is wrong', () => {
    expect(sectionState({ ...base, required: new Set(), values: {}, problems: 2 })).toEqual({
      kind: 'wrong',
      count: 2,
    });
  });
});

describe('isFilled', () => {
  it('takes zero and «not working» as answers, and empty requirements as none', () => {
    expect(isFilled(0)).toBe(true);
    expect(isFilled({ intereses: [], cochePropio: false, trabajandoActualmente: null })).toBe(false);
    expect(isFilled({ intereses: [], trabajandoActualmente: false })).toBe(true);
  });
});

describe('progressOf', () => {
  it('counts the sections that must be filled alone', () => {
    const optional = { state: { kind: 'optional' as const }, isObligatory: false };
    const missing = { state: { kind: 'missing' as const, count: 2 }, isObligatory: true };
    const complete = { state: { kind: 'complete' as const }, isObligatory: true };
    expect(progressOf([optional, missing])).toEqual({ done: 0, total: 1 });
    expect(progressOf([optional, missing, complete])).toEqual({ done: 1, total: 2 });
  });
});
