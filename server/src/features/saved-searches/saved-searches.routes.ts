import { isDeepStrictEqual } from 'node:util';
import type { Input } from '@portal/contract/endpoint';
import { type addSavedSearch, maxSavedSearches } from '@portal/contract/saved-searches';
import { type Ctx, routes } from '../../http/context.ts';
import { newSecret } from '../../http/link-secret.ts';
import { Refusal } from '../../http/refusal.ts';
import type { StudentSession } from '../../http/session.ts';
import type { ReadFitting } from '../student-offers/fitting.ts';
import {
  countLocked,
  countsAmong,
  deleteSearch,
  findByName,
  insertSearch,
  isNameTaken,
  searchesByKey,
  searchesOf,
  stopAlertsOf,
  updateSearch,
} from './saved-searches.queries.ts';
import { savedSearchesTexts } from './saved-searches-texts.ts';

export const savedSearchesRoutes = (fittingOf: ReadFitting) =>
  routes({
    listSavedSearches: (_, ctx) => list(fittingOf, ctx),

    addSavedSearch: save,

    async editSavedSearch({ body: { id, nombre, alerta } }, { db, session }) {
      try {
        if (!(await updateSearch(db, session.accountId, id, { nombre, alerta })))
          throw new Refusal('actionNotAllowed');
      } catch (error) {
        if (isNameTaken(error)) throw new Refusal('alreadyExists');
        throw error;
      }
      return null;
    },

    async deleteSavedSearch({ body: { id } }, { db, session }) {
      if (!(await deleteSearch(db, session.accountId, id))) throw new Refusal('actionNotAllowed');
      return null;
    },

    async checkAlerts({ body: { clave } }, { db }) {
      const found = await searchesByKey(db, clave);
      if (found.length === 0) throw new Refusal('linkExpiredOrUsed');
      return { busquedas: found.map(({ nombre, alerta }) => ({ nombre, alerta })) };
    },

    async stopAlerts({ body: { clave } }, { db }) {
      if (!(await stopAlertsOf(db, clave))) throw new Refusal('linkExpiredOrUsed');
      return null;
    },
  });

/** The student's saved searches. What only those ask for that the student meets is counted among these. */
async function list(fittingOf: ReadFitting, { db, session, today, brand }: Ctx<StudentSession>) {
  const student = { studentId: session.accountId, today: today() };
  const busquedas = await searchesOf(db, student.studentId, student.today);
  const asking = busquedas.filter(({ filtros }) => filtros.soloEncajan);
  const totals = new Map<number, number>();
  for (const tipo of new Set(asking.map((search) => search.tipo))) {
    const fitting = await fittingOf(student.studentId, tipo, { today: student.today, brand });
    for (const { id, numTotal } of await countsAmong(db, { ...student, tipo }, fitting))
      totals.set(id, numTotal);
  }
  return {
    busquedas: busquedas.map((search) =>
      search.filtros.soloEncajan ? { ...search, numTotal: totals.get(search.id) ?? 0 } : search,
    ),
  };
}

/** Saves a search. The same one sent again is the one that is there; another of its name is refused (8). */
async function save(
  { body: { tipo, nombre, filtros, alerta } }: Input<typeof addSavedSearch>,
  { db, session, language, now }: Ctx<StudentSession>,
) {
  const studentId = session.accountId;
  const saved = await countLocked(db, studentId);
  const same = await findByName(db, { studentId, tipo, nombre });
  if (same) {
    if (same.alerta !== alerta || !isDeepStrictEqual(same.filtros, filtros))
      throw new Refusal('alreadyExists');
    return { id: same.id };
  }
  if (saved >= maxSavedSearches)
    throw new Refusal('actionNotAllowed', { words: savedSearchesTexts[language].tooMany });
  return {
    id: await insertSearch(db, {
      studentId,
      tipo,
      nombre,
      filtros,
      alerta,
      clave: newSecret(),
      creada: now(),
    }),
  };
}
