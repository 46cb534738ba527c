import { describe, expect, it } from 'vitest';
import { changedFields, fieldsToSend, putOver, savedElsewhere, taken } from './saved-fields.ts';

const base = {
  tipoIdentificacion: 'dni',
  dni: '12345678Z',
  telefono: '600100200',
  localidad: 'Alboraia',
  nacionalidades: [1, 2],
};
const together = [['tipoIdentificacion', 'dni']] as const;
const none: ReadonlySet<string> = new Set();

describe('what is sent', () => {
  it('is what has changed alone; the order of a list is no change', () => {
    expect(changedFields(base, { ...base, nacionalidades: [2, 1] })).toEqual([]);
    const values = { ...base, localidad: 'Alzira', nacionalidades: [2] };
    expect(fieldsToSend(changedFields(base, values), { held: none, together })).toEqual([
      'localidad',
      'nacionalidades',
    ]);
  });

  it('goes without what is wrong, which stops no other field', () => {
    const values = { ...base, telefono: '6', localidad: 'Alzira' };
    expect(fieldsToSend(changedFields(base, values), { held: new Set(['telefono']), together })).toEqual([
      'localidad',
    ]);
  });

  it('has a number with its kind, or neither', () => {
    const values = { ...base, tipoIdentificacion: 'pasaporte', localidad: 'Alzira' };
    expect(fieldsToSend(changedFields(base, values), { held: none, together }).sort()).toEqual([
      'dni',
      'localidad',
      'tipoIdentificacion',
    ]);
    expect(fieldsToSend(changedFields(base, values), { held: new Set(['dni']), together })).toEqual([
      'localidad',
    ]);
  });
});

describe('what was saved elsewhere', () => {
  const now = { ...base, telefono: '611111111' };

  it('is lost by saving over it only where it is on this page nowhere', () => {
    expect(savedElsewhere(base, now, [base])).toEqual(['telefono']);
    expect(savedElsewhere(base, now, [{ ...base, telefono: '622222222' }])).toEqual(['telefono']);
    expect(savedElsewhere(base, now, [{ ...base, telefono: '611 111 111' }])).toEqual([]);
  });

  it('may be what this page sent without an answer, as the portal writes it', () => {
    const typed = { ...base, telefono: '6111111112' };
    expect(savedElsewhere(base, now, [typed, { telefono: '611-111-111' }])).toEqual([]);
  });

  it('stays where nothing was typed over it', () => {
    expect(putOver(now, { ...base, localidad: 'Alzira' }, ['localidad'])).toEqual({
      ...now,
      localidad: 'Alzira',
    });
  });
});

describe('an answer that comes while the page is open', () => {
  it('is taken whole where it is newer, and not where it is older', () => {
    const newer = { values: { ...base, localidad: 'Alzira' }, version: 4 };
    expect(taken({ values: base, version: 3 }, newer)).toEqual({ localidad: 'Alzira' });
    expect(taken({ values: base, version: 5 }, newer)).toBeUndefined();
  });

  it('of the version on the page gives only how the portal writes what was typed', () => {
    const typed = { ...base, dni: '12345678-z', tipoIdentificacion: 'nie' };
    expect(taken({ values: typed, version: 3 }, { values: base, version: 3 })).toEqual({ dni: '12345678Z' });
    expect(taken({ values: base, version: 3 }, { values: base, version: 3 })).toBeUndefined();
  });
});
