import { recordActOnMany } from '../../audit/audit.queries.ts';
import { guessBy } from '../cells.rules.ts';
import type { ImportKind } from '../kind.ts';
import { someAtATime } from '../slices.ts';
import { knownAgreements, partiesWith, writeAgreements } from './agreements.queries.ts';
import { agreementHeadings, planAgreements, readAgreement } from './plan-agreements.rules.ts';

/** Agreements that both sides have signed before, on paper or elsewhere. */
export const agreementsKind: ImportKind = {
  guess: (columns) => guessBy(agreementHeadings, columns),

  async plan({ services: { today, now } }, db, { id, gestorId, campos }, sheet) {
    const rows = [];
    for await (const { fila, cells } of sheet) rows.push({ fila, ...readAgreement(cells, campos) });
    const parties = await partiesWith(
      db,
      rows.flatMap(({ values: { cif } }) => cif ?? []),
    );
    const known = await knownAgreements(
      db,
      parties.map((party) => party.id),
      rows.flatMap(({ values: { numero } }) => numero ?? []),
    );
    const { errores, convenios, cambios, resumen } = await planAgreements(
      someAtATime(rows),
      parties,
      known,
      today(),
    );
    return {
      errores,
      resumen,
      cambios: cambios.map(({ companyId: _, ...change }) => change),
      async write() {
        const written = { importId: id, gestorId, convenios, cambios, hoy: today(), ahora: now() };
        const todos = await writeAgreements(db, written);
        await recordActOnMany(db, 'convenio', todos, { gestorId, acto: 'importada', fecha: now() });
      },
    };
  },
};
