import { recordActOnMany } from '../../audit/audit.queries.ts';
import { headingsOf } from '../headings.rules.ts';
import { importTexts } from '../imports-texts.ts';
import type { ImportKind } from '../kind.ts';
import { someAtATime } from '../slices.ts';
import { knownAgreements, partiesWith, writeAgreements } from './agreements.queries.ts';
import { agreementHeadings, planAgreements, readAgreement } from './plan-agreements.rules.ts';

/** Agreements that both sides have signed before, on paper or elsewhere. */
export const agreementsKind: ImportKind = {
  ...headingsOf(agreementHeadings),
  meanings: (campo, language) => (campo === 'sinCaducidad' ? importTexts[language].truth : undefined),

  async plan({ services: { today, now } }, db, { id, gestorId }, sheet, sent) {
    const rows = [];
    for await (const { fila, cells } of sent) rows.push({ fila, ...readAgreement(cells, sheet) });
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
