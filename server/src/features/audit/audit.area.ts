import type { calls } from '@portal/contract/audit';
import type { Area } from '../../area.ts';
import { routes } from '../../http/context.ts';
import { actsOn } from './audit.queries.ts';

export const audit = {
  routes: () => routes({ listActs: ({ params }, { db }) => actsOn(db, params) }),
} satisfies Area<typeof calls>;
