import type { Ctx } from '../../http/context.ts';
import { isCovered, overlaps } from '../incorporation-forms/managed-incorporation.queries.ts';
import { currentStudies, hasSocialSecurity, personOf, speaks, taxIdOf } from './lookups.queries.ts';
import { nextWaiting } from './managed-proposals.queries.ts';
import { internshipOf, managedCard, namedStudies, peopleOf, written } from './proposal-views.ts';
import { eventsOf, type Proposal } from './proposals.queries.ts';
import { mayDo, missingOf, warningsOf } from './proposals.rules.ts';

type ViewCtx = Pick<Ctx, 'db' | 'language' | 'today'>;

/** No application yet, whose own days would not count. */
const none = 0;

async function warningsFor({ db, today }: ViewCtx, proposal: Proposal) {
  const { studentId, companyId, fechaInicio, fechaFin, estado } = proposal;
  if (!mayDo('complete', 'gestor', estado)) return [];
  return warningsOf({
    // What is not there is said to be missing, not warned of.
    hasContacts: companyId === null || (await speaks(db, companyId)),
    isCovered: companyId === null || (await isCovered(db, companyId, fechaFin)),
    isOverlapping: studentId !== null && (await overlaps(db, studentId, none, { fechaInicio, fechaFin })),
    hasSocialSecurity: studentId === null || (await hasSocialSecurity(db, studentId)),
    fechaInicio,
    today: today(),
  });
}

/** All of a proposal, as managers read it. */
export async function managedView(ctx: ViewCtx, proposal: Proposal) {
  const { db, language } = ctx;
  const { studentId, companyId, studyId, datos, id } = proposal;
  const { alumno, empresa, ...card } = managedCard(proposal);
  const person = studentId === null ? undefined : await personOf(db, studentId);
  return {
    ...card,
    ...internshipOf(proposal, language),
    ...peopleOf(proposal),
    alumno: {
      idAlumno: studentId,
      nombre: alumno,
      dni: person?.dni ?? written(datos.dni),
      email: person?.email ?? null,
    },
    empresa: {
      idEmpresa: companyId,
      nombre: empresa,
      cif: companyId === null ? written(datos.cif) : await taxIdOf(db, companyId),
      localidad: written(datos.localidadEmpresa),
    },
    idEstudio: studyId,
    estudios: studentId === null ? [] : namedStudies(await currentStudies(db, studentId), language),
    faltan: missingOf(proposal),
    avisos: await warningsFor(ctx, proposal),
    historial: await eventsOf(db, id),
    idSiguiente: await nextWaiting(db, id),
  };
}
