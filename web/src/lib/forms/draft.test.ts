import fc from 'fast-check';
import { expect, it } from 'vitest';
import { localStore } from '../storage/storage.ts';
import { draftText, fieldsNotKept, putBack, tidyDrafts } from './draft.ts';

const now = new Date('2026-06-01T10:00:00Z');
const typed = (at: string) => JSON.stringify({ at, values: { carta: 'Hola' } });

it('forgets what was typed long ago, by anybody, and nothing else', () => {
  localStore.set('portal.draft.1.old', typed('2026-03-01T10:00:00Z'));
  localStore.set('portal.draft.2.old', typed('2026-04-01T10:00:00Z'));
  localStore.set('portal.draft.1.unreadable', '{');
  localStore.set('portal.draft.1.fresh', typed('2026-05-20T10:00:00Z'));
  localStore.set('portal.language', 'ca');
  tidyDrafts(now);
  expect([...localStore.keys()].sort()).toEqual(['portal.draft.1.fresh', 'portal.language']);
});

it('takes numbers that identify a person out of an older draft', () => {
  const at = '2026-05-20T10:00:00Z';
  const offer = { titulo: 'Datos', dniTutorEmpresa: '12345678Z', dni_firmante: null };
  localStore.set('portal.draft.1.offer', JSON.stringify({ at, values: offer, base: at }));
  localStore.set(
    'portal.draft.1.cv',
    JSON.stringify({ at, values: { dni: '' }, base: { values: { dni: 'X' } } }),
  );
  tidyDrafts(now);
  expect(JSON.parse(localStore.get('portal.draft.1.offer') ?? '')).toEqual({
    at,
    values: { titulo: 'Datos', dniTutorEmpresa: '' },
    base: at,
  });
  expect(JSON.parse(localStore.get('portal.draft.1.cv') ?? '')).toMatchObject({
    base: { values: { dni: '' } },
  });
});

const values = {
  telefono: '600000000',
  dni: '12345678Z',
  numSegSocial: '280000000120',
  dniTutorEmpresa: '12345678Z',
  dni_firmante: 'AAB123456',
  clave: 'secreta',
};
const keptIn = (inTab: boolean): unknown => {
  const draft = { at: now.toISOString(), values, base: { values } };
  return JSON.parse(draftText(draft, fieldsNotKept(['clave'], inTab))).values;
};

it('never keeps secrets, nor numbers that identify a person, after the visit', () => {
  expect(keptIn(false)).toEqual({
    telefono: '600000000',
    dni: '',
    numSegSocial: '',
    dniTutorEmpresa: '',
    dni_firmante: '',
    clave: '',
  });
});

it('keeps numbers that identify a person for the tab, but no secrets', () => {
  expect(keptIn(true)).toEqual({ ...values, clave: '' });
});

const words = fc.string({ unit: 'binary', maxLength: 300 });
/** What an input may hold: also a number or a day that is none, as it was typed. */
const input = fc.oneof(
  words,
  fc.boolean(),
  fc.constant(null),
  // Nothing has no sign once it is written.
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
  fc.array(words),
  fc.array(fc.record({ idIdioma: fc.option(fc.nat()), nombre: words })),
);

it('puts back whatever was typed in a form, but for what the browser does not keep', () => {
  const form = fc.record({
    titulo: input,
    correo: input,
    filas: input,
    dni: words,
    iban: words,
    clave: words,
  });
  fc.assert(
    fc.property(form, fc.boolean(), (typed, inTab) => {
      const hidden = fieldsNotKept(['clave'], inTab);
      const empty = { titulo: '', correo: '', filas: [], dni: '', iban: '', clave: '' };
      const text = draftText({ at: now.toISOString(), values: typed, base: undefined }, hidden);
      const back = { ...empty, ...putBack(empty, JSON.parse(text).values, hidden) };
      const { clave: _, dni, iban, ...rest } = typed;
      expect(back).toEqual({ ...rest, ...(inTab ? { dni, iban } : { dni: '', iban: '' }), clave: '' });
    }),
  );
});
