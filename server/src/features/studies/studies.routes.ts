import { routes } from '../../http/context.ts';
import { studiesOf } from './studies.queries.ts';

export const studiesRoutes = routes({
  async listCurrentStudies(_, { db, session }) {
    const studies = await studiesOf(db, session.accountId);
    return studies
      .filter(({ actual }) => actual)
      .sort((a, b) => Number(b.deLaUniversidad) - Number(a.deLaUniversidad));
  },
});
