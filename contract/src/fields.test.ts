import { expect, test } from 'vitest';
import { id } from './envelope.ts';
import { amountBetween, companyChoice, companyPlace } from './fields.ts';
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

test('takes an amount of two decimals and none that would have to be rounded, however small', () => {
  const isTaken = (amount: number) => amountBetween(0, 1_000_000).safeParse(amount).success;
  expect([0, 0.01, 1.1, 4.29, 999_999.99].filter((amount) => !isTaken(amount))).toEqual([]);
  expect([4.125, 0.001, 1e-7, 5e-324].filter(isTaken)).toEqual([]);
});
