import { recordActOnMany } from '../../audit/audit.queries.ts';
import { headingsOf } from '../headings.rules.ts';
import type { ImportKind } from '../kind.ts';
import { someAtATime } from '../slices.ts';
import { knownCompanies, lockCompaniesOf, writeCompanies } from './companies.queries.ts';
import { companyHeadings } from './headings.ts';
import { companyMeanings } from './meanings.ts';
import { planCompanies } from './plan-companies.rules.ts';
import { readCompany } from './read-company.rules.ts';

/** Companies with their contacts, none of whom is let in by it. */
export const companiesKind: ImportKind = {
  ...headingsOf(companyHeadings),
  meanings: companyMeanings,

  async plan({ services: { brand, now } }, db, { id, gestorId }, sheet, sent) {
    const rows = [];
    for await (const { fila, cells } of sent) rows.push({ fila, ...readCompany(cells, sheet) });
    const cifs = rows.flatMap(({ values: { cif } }) => cif ?? []);
    const emails = rows.flatMap(({ values: { contactoEmail } }) => contactoEmail ?? []);
    await lockCompaniesOf(db, cifs);
    const known = await knownCompanies(db, cifs, emails);
    const { errores, empresas, contactos, cambios, resumen } = await planCompanies(
      someAtATime(rows),
      known,
      brand.idiomaPorDefecto,
    );
    return {
      errores,
      resumen,
      cambios: cambios.map(({ fila, de, campo, antes, ahora }) => ({ fila, de, campo, antes, ahora })),
      async write() {
        const written = { importId: id, known, empresas, contactos, cambios, ahora: now() };
        const todas = await writeCompanies(db, written);
        await recordActOnMany(db, 'empresa', todas, { gestorId, acto: 'importada', fecha: now() });
      },
    };
  },
};
