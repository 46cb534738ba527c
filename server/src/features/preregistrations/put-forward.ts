import type { CheckedStudent } from '@portal/contract/preregistrations';
import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify } from '../../notify/notify.ts';
import { readToApply } from '../applications/apply.queries.ts';
import { countWishes } from '../applications/apply.rules.ts';
import { writePreregistrations } from '../applications/put-forward.queries.ts';
import { recordAct, recordActOnAccounts } from '../audit/audit.queries.ts';
import { assess } from '../eligibility/eligibility.rules.ts';
import type { OfferRecord } from '../offers/offers.queries.ts';
import { accountStatesOf, findPeople, settlePreferredOf } from './preregistrations.queries.ts';
import { meantPersons, obstacleOf, readPerson, unmetRuleNames } from './preregistrations.rules.ts';

type ManagerCtx = Ctx<ManagerSession>;
type Offer = Pick<OfferRecord, 'id' | 'urlAcceso' | 'titulo' | 'candidatoPreferido' | 'preferidoAtendido'>;

interface Assessed extends CheckedStudent {
  deseablesCumplidos: number;
  deseablesTotal: number;
}

/** How each of these students stands to an offer; numbers that are no student's are left out. */
export async function assessStudents(
  { db, brand, today }: Pick<Ctx, 'db' | 'brand' | 'today'>,
  { urlAcceso }: Pick<Offer, 'urlAcceso'>,
  studentIds: readonly number[],
): Promise<Assessed[]> {
  const ids = [...new Set(studentIds)];
  const states = await accountStatesOf(db, ids);
  const read = await readToApply(
    db,
    ids.map((studentId) => ({ urlOferta: urlAcceso, studentId })),
  );
  return ids.flatMap((idAlumno, index) => {
    const [one, cuenta] = [read[index], states.get(idAlumno)];
    if (!one || cuenta === undefined) return [];
    const { offer, profile } = one;
    const checks = assess(profile, offer, { today: today(), brand });
    const { nombre, apellidos } = profile.cv.personales;
    return [
      {
        idAlumno,
        nombre,
        apellidos,
        impedimento: obstacleOf(offer.tipo, { cuenta, idEstado: offer.idEstado, services: profile }),
        faltan: unmetRuleNames(checks),
        ...countWishes(checks),
      },
    ];
  });
}

/**
 * Puts forward those whom nothing stands in the way of, and tells each. Gives who was: a candidate already, or another
 * manager's a moment ago, is not told again. The caller holds the offer, which is open.
 */
export async function putForward(
  ctx: ManagerCtx,
  offer: Offer,
  assessed: readonly Assessed[],
  nota: string | null,
): Promise<number[]> {
  const { db, session } = ctx;
  const now = ctx.now();
  const students = assessed
    .filter(({ impedimento }) => impedimento === null)
    .map(({ idAlumno, deseablesCumplidos, deseablesTotal }) => ({
      studentId: idAlumno,
      deseablesCumplidos,
      deseablesTotal,
    }));
  const put = await writePreregistrations(db, students, {
    offerId: offer.id,
    nota,
    managerId: session.accountId,
    now,
  });
  if (put.length === 0) return put;
  await notify(ctx, put, {
    tipo: 'putForward',
    datos: { titulo: offer.titulo, nota },
    urlAcceso: `/mis-candidaturas/${offer.urlAcceso}`,
    importante: true,
  });
  await recordAct(ctx, 'oferta', offer.urlAcceso, 'preinscrita');
  await recordActOnAccounts(db, put, { gestorId: session.accountId, acto: 'preinscrita', fecha: now });
  const meant = await preferredOf(ctx, offer);
  if (meant.some(({ id }) => put.includes(id))) await settlePreferredOf(db, offer.id);
  return put;
}

/** The students that whom the company wants may be. */
export async function preferredOf(
  { db }: Pick<Ctx, 'db'>,
  { candidatoPreferido, preferidoAtendido }: Pick<Offer, 'candidatoPreferido' | 'preferidoAtendido'>,
) {
  if (!candidatoPreferido || preferidoAtendido) return [];
  const written = readPerson(candidatoPreferido);
  return meantPersons(written, await findPeople(db, written));
}

/**
 * Puts forward whom the company wrote that it wants, once its offer is open: where that is one student, who meets what it
 * asks. Anything else is left for a manager to see to.
 */
export async function putPreferredForward(ctx: ManagerCtx, offer: Offer): Promise<void> {
  const [person, ...others] = await preferredOf(ctx, offer);
  if (!person || others.length > 0) return;
  const [assessed] = await assessStudents(ctx, offer, [person.id]);
  if (assessed?.impedimento === null && assessed.faltan.length === 0)
    await putForward(ctx, offer, [assessed], null);
}
