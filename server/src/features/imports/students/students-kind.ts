import { recordActOnAccounts } from '../../audit/audit.queries.ts';
import { refreshSessionsOf } from '../../session/sessions.queries.ts';
import { guessBy } from '../cells.rules.ts';
import type { ImportKind } from '../kind.ts';
import { someAtATime } from '../slices.ts';
import { firstLinksTo } from './first-links.ts';
import { openPlan } from './plan.rules.ts';
import { rowReader, studentHeadings } from './read-row.rules.ts';
import { knownStudents, writeStudents } from './students.queries.ts';

/** Students and their studies of the university. */
export const studentsKind: ImportKind = {
  guess: (columns) => guessBy(studentHeadings, columns),

  async plan({ services: { brand, jobs, now } }, db, { id, gestorId, campos, enviaEnlaces }, sheet) {
    const read = rowReader(campos, brand);
    const rows = [];
    for await (const { fila, cells } of sheet) rows.push({ fila, ...read(cells) });
    const emails = rows.flatMap(({ values: { email } }) => (email ? [email.toLowerCase()] : []));
    const dnis = rows.flatMap(({ values: { dni } }) => (dni ? [dni] : []));
    const plan = openPlan(await knownStudents(db, emails, dnis));
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
