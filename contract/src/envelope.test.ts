import { expect, test } from 'vitest';
import { answerNotice } from './envelope.ts';
import { errors } from './statuses.ts';

const leadingTo = (enlace: string) =>
  answerNotice.safeParse({ titulo: 'Falta un paso', boton: { texto: 'Completarla', enlace } }).success;

test('the button of a notice leads to a path of the portal, or to a site', () => {
  expect(['/cv', '/cv#estudios', '/', 'https://www.x.es/y?z=1'].filter((one) => !leadingTo(one))).toEqual([]);
});

test('and nowhere else', () => {
  const wrong = ['', 'cv', '//x.es', '/\\x.es', 'javascript:alert(1)', 'data:text/html,x', 'https://a@x.es'];
  expect(wrong.filter(leadingTo)).toEqual([]);
});

test('without a button it has a plain accept', () => {
  expect(answerNotice.safeParse({ titulo: 'Falta un paso', boton: null }).success).toBe(true);
  expect(answerNotice.safeParse({ titulo: '', boton: null }).success).toBe(false);
});

test('what is met while one applies leads to the CV in a new tab, the login here', () => {
  const opensAnother = (name: keyof typeof errors) => 'newTab' in errors[name];
  expect(['workPermitRequired', 'mustSeekInternship', 'studyRequired', 'mustSeekJob'] as const).toSatisfy(
    (names: readonly (keyof typeof errors)[]) => names.every(opensAnother),
  );
  expect(opensAnother('sessionLost')).toBe(false);
});
