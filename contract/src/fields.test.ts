import { expect, test } from 'vitest';
import { id } from './envelope.ts';
import { companyChoice, companyPlace } from './fields.ts';
import { validationTexts } from './messages/texts.ts';
import { offerContent, requiredDocument } from './offers.ts';
import { fieldErrorText } from './validation.ts';

test.each(['Ús', 'L'])('takes a province abroad that is as short as %s', (provincia) => {
  expect(companyPlace.provincia.parse(provincia)).toBe(provincia);
});

test('takes a document whose name has two letters', () => {
  expect(requiredDocument.parse({ nombre: 'CV' })).toEqual({ idTipoDocumento: null, nombre: 'CV' });
});

test('rejects a name of blanks', () => {
  expect(companyPlace.provincia.safeParse('  ').success).toBe(false);
  expect(requiredDocument.safeParse({ nombre: '  ' }).success).toBe(false);
});

test.each(['dniTutorEmpresa', 'dni_firmante'] as const)('takes documents of any country as %s', (field) => {
  const isTaken = (number: string) => offerContent.shape[field].safeParse(number).success;
  expect(['12345678Z', 'X1234567L', 'AAB123456'].filter((number) => !isTaken(number))).toEqual([]);
  expect(['12345678A', 'X1234567A', 'AB'].filter(isTaken)).toEqual([]);
});

test.each([
  ['es', 'Elige una opción', 'Elija una opción'],
  ['ca', 'Tria una opció', 'Triï una opció'],
  ['en', 'Choose an option', 'Choose an option'],
] as const)(
  'asks in %s to choose what was left out, a company as it is addressed',
  (language, plain, formal) => {
    const said = (schema: typeof id) => {
      const [issue] = schema.safeParse(null).error?.issues ?? [];
      return issue && fieldErrorText(validationTexts[language], issue);
    };
    expect([said(id), said(companyChoice)]).toEqual([plain, formal]);
  },
);
