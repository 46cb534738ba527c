import { recordActOnAccounts } from '../../audit/audit.queries.ts';
import { refreshSessionsOf } from '../../session/sessions.queries.ts';
import { headingsOf } from '../headings.rules.ts';
import type { ImportKind } from '../kind.ts';
import { someAtATime } from '../slices.ts';
import { firstLinksTo } from './first-links.ts';
import { studentHeadings } from './headings.ts';
import { studentMeanings } from './meanings.ts';
import { openPlan } from './plan.rules.ts';
import { rowReader } from './read-row.rules.ts';
import { knownStudents, writeStudents } from './students.queries.ts';

/** Students and their studies of the university. */
export const studentsKind: ImportKind = {
  ...headingsOf(studentHeadings),
  meanings: studentMeanings,

  async plan({ services: { brand, jobs, now, today } }, db, { id, gestorId, enviaEnlaces }, sheet, sent) {
    const read = rowReader(sheet, brand, today());
    const rows = [];
    for await (const { fila, cells } of sent) rows.push({ fila, ...read(cells) });
    const emails = rows.flatMap(({ values: { email } }) => (email ? [email.toLowerCase()] : []));
    const dnis = rows.flatMap(({ values: { dni } }) => (dni ? [dni] : []));
    const hasSurnames = sheet.columns.apellidos !== undefined || sheet.columns.apellidosNombre !== undefined;
    const plan = openPlan(await knownStudents(db, emails, dnis), { hasSurnames });
    for await (const row of someAtATime(rows)) plan.take(row);
    const { errores, alumnos, cambios, resumen } = plan.finish();
    return {
      errores,
      resumen,
      cambios: cambios.map(({ email, ...change }) => ({ ...change, de: email })),
      async write() {
        const { nuevos, todos, conOtrosServicios } = await writeStudents(db, {
          importId: id,
          alumnos,
          cambios,
          idioma: brand.idiomaPorDefecto,
          centro: brand.nombre,
          ahora: now(),
        });
        await refreshSessionsOf(db, conOtrosServicios);
        await recordActOnAccounts(db, todos, { gestorId, acto: 'importada', fecha: now() });
        if (enviaEnlaces) await jobs.send(db, 'accountLink', ...firstLinksTo(nuevos));
      },
    };
  },
};
