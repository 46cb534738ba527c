import { eventContent } from '@portal/contract/schemas/events';
import { fieldError } from '@portal/contract/validation';
import { expect, it } from 'vitest';
import { problemsIn } from '../../../lib/forms/forms.ts';
import { newValues } from './values.ts';

const placeProblem = (more: object) => problemsIn(eventContent, { ...newValues('Empleo'), ...more }).lugar;

it('an event without a place or a link is said so along with what else is missing', () => {
  expect(placeProblem({})).toBe(fieldError('eventPlace'));
  expect(placeProblem({ lugar: 'Salón de actos' })).toBeUndefined();
  expect(placeProblem({ enlace: 'https://sala.example/1' })).toBeUndefined();
});
