import type { calls } from '@portal/contract/candidates';
import type { Area } from '../../area.ts';
import { candidatesRoutes } from './candidates.routes.ts';
import { eraseNotes } from './notes.queries.ts';
import { notesRoutes } from './notes.routes.ts';

export const candidates = {
  routes: () => ({ ...candidatesRoutes, ...notesRoutes }),
  erase: eraseNotes,
} satisfies Area<typeof calls>;
