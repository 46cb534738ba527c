import { type Language, languages } from '@portal/contract/languages';
import { deliveries } from '@portal/contract/notifications';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestDay } from './digests.rules.ts';
import type { ChosenKind } from './event.ts';
import { eventKinds } from './event-kinds.ts';
import { eventSubject, eventText } from './notification-texts.ts';
import { chosenKindOf, deliveryOf, usualDelivery, withUsual } from './preferences.rules.ts';

describe('the words', () => {
  const anyKind = fc.constantFrom(...eventKinds);
  const anyLanguage = fc.constantFrom(...languages);
  const anyValue = fc.constantFrom('Datos', 'Roble, S. L.', '¿Por qué?', '¡Ya!', 'Etcétera…', '', 'a. b');

  test('never end a sentence twice, whatever is filled in', () => {
    fc.assert(
      fc.property(
        anyKind,
        anyLanguage,
        anyValue,
        anyValue,
        anyValue,
        (tipo, language, titulo, motivo, empresa) => {
          const datos = { titulo, motivo, empresa, comentario: null, dia: '2030-02-01' };
          const { titulo: title, texto } = eventText(language, tipo, datos);
          for (const text of [title, texto, eventSubject(language, tipo, datos)])
            expect(text).not.toMatch(/[.!?…]\.(?!\.)/);
        },
      ),
    );
  });

  test('give a reason in the language of the reader, and a company its own voice', () => {
    const datos = { titulo: 'Archivo', idMotivo: 12, comentario: 'Te deseamos suerte.' };
    const read = (language: Language) => eventText(language, 'applicationRejected', datos).texto;
    expect(read('es')).toContain(
      'Motivo: La disponibilidad no coincide con las fechas de las prácticas. La empresa dice: «Te deseamos suerte.»',
    );
    expect(read('ca')).toContain(
      'Motiu: La disponibilitat no coincideix amb les dates de les pràctiques. L’empresa diu: «Te deseamos suerte.»',
    );
    expect(read('en')).toContain('The company says: “Te deseamos suerte.”');
    const silent = eventText('es', 'applicationRejected', { ...datos, comentario: null }).texto;
    expect(silent).toMatch(/de las prácticas\.$/);
  });

  test('keep a full stop where what is filled in has none', () => {
    const { texto } = eventText('es', 'contactValidated', { empresa: 'Talleres Roble, S. L.' });
    expect(texto).toBe(
      'Hemos aceptado su acceso como contacto de Talleres Roble, S. L. Ya puede iniciar sesión.',
    );
    expect(eventText('es', 'contactValidated', { empresa: 'Roble' }).texto).toContain('de Roble. Ya');
  });

  test('of a subject name the offer', () => {
    fc.assert(
      fc.property(anyKind, anyLanguage, (tipo, language) => {
        expect(eventSubject(language, tipo, { titulo: 'Desarrollo web' })).toContain('Desarrollo web');
        expect(eventSubject(language, tipo, {})).not.toMatch(/[{}]|undefined/);
      }),
    );
    expect(eventSubject('es', 'applicationReceived', { titulo: 'Desarrollo web' })).toBe(
      'Nueva candidatura: Desarrollo web',
    );
  });

  test('write a day as it is written in the language', () => {
    const datos = { titulo: 'Datos', dia: '2030-02-01' };
    expect(languages.map((language) => eventText(language, 'offerExpiring', datos).texto)).toEqual([
      expect.stringContaining('1 de febrero'),
      expect.stringContaining('1 de febrer'),
      expect.stringContaining('1 February'),
    ]);
  });
});

describe('the delivery', () => {
  const kinds = Object.keys(usualDelivery) as ChosenKind[];
  const choices = fc.dictionary(fc.constantFrom(...kinds), fc.constantFrom(...deliveries));

  test('is what was chosen for the kind, else the usual one, and at once where there is no choice', () => {
    fc.assert(
      fc.property(fc.constantFrom(...eventKinds), choices, (tipo, chosen) => {
        const kind = chosenKindOf(tipo);
        const expected = kind === undefined ? 'inmediato' : (chosen[kind] ?? usualDelivery[kind]);
        expect(deliveryOf(tipo, chosen)).toBe(expected);
      }),
    );
  });

  test('shown for a role has each of its kinds once, whatever else was kept', () => {
    fc.assert(
      fc.property(fc.subarray(kinds), choices, (own, chosen) => {
        const kept = Object.entries(chosen).map(([clase, envio]) => ({ clase, envio }));
        const shown = withUsual(own, [...kept, { clase: 'otra', envio: 'nunca' }]);
        expect(shown.map(({ clase }) => clase)).toEqual(own);
        for (const { clase, envio } of shown) expect(envio).toBe(chosen[clase] ?? usualDelivery[clase]);
      }),
    );
  });
});

test('the mail of the day is due from eight, by the institution’s clock, in winter and in summer', () => {
  const due = (moment: string) => digestDay('Europe/Madrid', new Date(moment));
  expect(due('2030-01-10T06:59:59Z')).toBeUndefined();
  expect(due('2030-01-10T07:00:00Z')).toBe('2030-01-10');
  expect(due('2030-07-10T05:59:59Z')).toBeUndefined();
  expect(due('2030-07-10T06:00:00Z')).toBe('2030-07-10');
  expect(due('2030-07-10T21:59:59Z')).toBe('2030-07-10');
  expect(due('2030-07-10T22:00:00Z')).toBeUndefined();
});
