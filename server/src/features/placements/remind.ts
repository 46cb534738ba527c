import type { Ctx } from '../../http/context.ts';
import type { ManagerSession } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { awaitedDocuments } from './awaited.queries.ts';
import { changePlacement, type Placement } from './placements.queries.ts';
import { awaitsTutor, mayDo } from './placements.rules.ts';

/** From whom a placement awaits something now. */
interface Awaited {
  readonly alumno: boolean;
  readonly empresa: boolean;
}

async function awaitedFrom(ctx: Ctx<ManagerSession>, placement: Placement): Promise<Awaited> {
  const { estado, faltan, informeAlumno, informeTutor } = placement;
  const documents = await awaitedDocuments(ctx.db, placement.id);
  const isPrepared = estado === 'preparacion';
  const isFinished = estado === 'finalizada';
  const canSign = mayDo('sign', 'gestor', estado) && !awaitsTutor(placement);
  return {
    alumno:
      documents.includes('alumno') ||
      (canSign && faltan.includes('firmaAlumno')) ||
      (isPrepared && faltan.includes('numSegSocial')) ||
      (isFinished && informeAlumno === null),
    empresa:
      documents.includes('empresa') ||
      (canSign && faltan.includes('firmaEmpresa')) ||
      (isPrepared && faltan.includes('convenio')) ||
      (isFinished && informeTutor === null),
  };
}

/** Reminds whoever a locked placement awaits something from, once a day; gives how many sides were. */
export async function remind(ctx: Ctx<ManagerSession>, placement: Placement): Promise<number> {
  if (placement.recordado === ctx.today()) return 0;
  const awaited = await awaitedFrom(ctx, placement);
  const datos = { titulo: placement.titulo };
  if (awaited.alumno)
    await notify(ctx, [placement.studentId], {
      tipo: 'placementReminder',
      datos,
      urlAcceso: `/mis-practicas/${placement.id}`,
    });
  if (awaited.empresa)
    await notifyCompany(ctx, placement.companyId, {
      tipo: 'placementReminderToCompany',
      datos,
      urlAcceso: `/alumnos-en-practicas/${placement.id}`,
    });
  const count = Number(awaited.alumno) + Number(awaited.empresa);
  if (count > 0) await changePlacement(ctx.db, placement.id, { recordado: ctx.today() });
  return count;
}
