import type { calls } from '@portal/contract/data-accesses';
import type { Area } from '../../area.ts';
import { routes } from '../../http/context.ts';
import { accessesTo, eraseInstitutionAccesses } from './data-accesses.queries.ts';

export const dataAccesses = {
  routes: () =>
    routes({
      listDataAccesses: ({ query: { pagina, porPagina } }, { db, session }) =>
        accessesTo(db, session.accountId, porPagina, (pagina - 1) * porPagina),
    }),
  erase: eraseInstitutionAccesses,
} satisfies Area<typeof calls>;
