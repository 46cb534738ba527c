import { addDays } from '@portal/contract/days';
import {
  type IncorporationData,
  type InternshipKind,
  incorporationData,
} from '@portal/contract/incorporation-forms';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ManagerSession } from '../../http/session.ts';
import { insertDocument } from '../company-documents/company-documents.queries.ts';
import { mustBeTutorOf } from './academic-tutors.queries.ts';
import { makeNote, makeVersion, makingIn } from './make-version.ts';
import { lockStudent } from './people.queries.ts';
import { placementTextsOf } from './placement-texts.ts';
import { addEvent, insertPlacement, nextNumber, overlaps, type Placement } from './placements.queries.ts';
import { academicYear, placementNumber } from './placements.rules.ts';
import { settlePlacement } from './settle-placement.ts';

interface Validated {
  readonly applicationId: number;
  readonly studentId: number;
  readonly companyId: number;
  readonly titulo: string;
  readonly titulacion: string | null;
  readonly datos: unknown;
  readonly tipoPractica: InternshipKind;
  readonly academicTutorId: number | null;
}

/**
 * Makes the placement of a validated incorporation form with the first version of its annex, its informative note and the
 * documents that it awaits, in the caller's transaction. Throws overlapsPlacement (17) where the student has another on
 * those days, notATutor (22) where the academic tutor is none or is the host tutor.
 */
export async function makePlacement(ctx: Ctx<ManagerSession>, validated: Validated): Promise<Placement> {
  const datos: IncorporationData = incorporationData.parse(validated.datos);
  const { fechaInicio, fechaFin, horasTotales } = datos.horario;
  const { applicationId, studentId, companyId, titulo, titulacion, tipoPractica, academicTutorId } =
    validated;
  // Two forms of one student may be validated at once.
  await lockStudent(ctx.db, studentId);
  if (await overlaps(ctx.db, studentId, applicationId, { fechaInicio, fechaFin }))
    throw new Refusal('overlapsPlacement');
  if (academicTutorId !== null) await mustBeTutorOf(ctx.db, academicTutorId, [datos]);
  const now = ctx.now();
  const curso = academicYear(fechaInicio);
  const made = await insertPlacement(ctx.db, {
    applicationId,
    studentId,
    companyId,
    academicTutorId,
    numero: placementNumber(curso, await nextNumber(ctx.db, curso)),
    estado: 'preparacion',
    tipoPractica,
    titulo,
    titulacion,
    datos,
    fechaInicio,
    fechaFin,
    horasTotales,
    curso,
    emailTutorEmpresa: datos.tutor.email.toLowerCase(),
    faltan: [],
    desde: now,
    creada: now,
  });
  await addEvent(ctx.db, {
    placementId: made.id,
    tipo: 'creada',
    fecha: now,
    accountId: ctx.session.accountId,
  });
  const making = makingIn(ctx);
  await makeVersion(making, made, { datos, cambios: [], desde: null });
  await makeNote(making, made);
  await awaitFollowUp(ctx, made);
  return settlePlacement(ctx, made);
}

/** What is followed daily or weekly is in the hours log; what is followed by periods is a document of the student's. */
async function awaitFollowUp({ db, brand, now }: Ctx, { id, companyId, datos }: Placement): Promise<void> {
  const { fechaInicio, fechaFin } = datos.horario;
  if (datos.seguimiento.tipoSeguimiento !== 'periodico') return;
  const days = (Date.parse(fechaFin) - Date.parse(fechaInicio)) / 86_400_000;
  await insertDocument(db, {
    companyId,
    idPractica: id,
    tipo: 'seguimiento',
    nombre: placementTextsOf[brand.idiomaPorDefecto].followUp,
    aportadoPor: 'alumno',
    fechaLimite: addDays(fechaInicio, Math.round(days / 2)),
    pedido: now(),
    creado: now(),
  });
}
