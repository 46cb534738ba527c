import { routes } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { countKept, listKept } from './mail.queries.ts';

export const mailRoutes = routes({
  async listMail({ query }, { db, demo }) {
    // Elsewhere other people's mail is nobody's to read.
    if (!demo) throw new Refusal('actionNotAllowed');
    const { pagina, porPagina } = query;
    const [correos, numTotal] = await Promise.all([
      listKept(db, porPagina, (pagina - 1) * porPagina),
      countKept(db),
    ]);
    return { correos, numTotal };
  },
});
