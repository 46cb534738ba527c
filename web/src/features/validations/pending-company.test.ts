import { getPendingCompany } from '@portal/contract/validations';
import { expect, it } from 'vitest';
import { keyOf, queryClient } from '../../lib/api/calls.ts';
import { forgetCompany, pendingCompany } from './pending-company.ts';

it('what was read of a company is forgotten by its number, in every language, and of no other', () => {
  // As the address of the page has it.
  const read = (id: string, language: string) => keyOf(getPendingCompany, pendingCompany(id), language);
  const keys = [read('7', 'es'), read('7', 'ca'), read('71', 'es')];
  for (const key of keys) queryClient.setQueryData(key, {});
  forgetCompany(7);
  expect(keys.map((key) => queryClient.getQueryData(key))).toEqual([undefined, undefined, {}]);
});
