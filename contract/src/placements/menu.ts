import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What the menu asks on every page: by itself, so that no page loads the rest of placements for it. */

const asked = { method: 'GET', answer: z.boolean(), refusals: [] } as const;

export const hasOwnPlacements = endpoint({
  ...asked,
  path: '/api/Alumno/tienePracticas',
  access: ['Alumno'],
  summary: 'Whether the student has any placement, past ones too.',
});

export const hasCompanyPlacements = endpoint({
  ...asked,
  path: '/api/Empresa/tienePracticas',
  access: ['Empresa'],
  summary: 'Whether the company of the session has any placement, past ones too.',
});

export const menuCalls = { hasOwnPlacements, hasCompanyPlacements };
