import type { CompanyPart, Proposer, StudentProposal } from '@portal/contract/proposals';
import type { Ctx } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import type { CompanySession, StudentSession } from '../../http/session.ts';
import { ca } from '../../texts/ca/proposals.ts';
import { en } from '../../texts/en/proposals.ts';
import { es } from '../../texts/es/proposals.ts';
import { fill } from '../../texts/fill.ts';
import { askOther, note } from './proposal-acts.ts';
import { countOpen, findProposal, insertProposal } from './proposals.queries.ts';

const texts = { es, ca, en };

/** As many as one side may have undecided: more are no agreements that somebody has made. */
export const mostOpen = { Alumno: 5, Empresa: 50 } as const satisfies Record<Proposer, number>;

type Internship = Pick<
  StudentProposal,
  'titulo' | 'tipoPractica' | 'fechaInicio' | 'fechaFin' | 'remunerada' | 'ayudaEstudio' | 'tareas'
>;

interface Sides {
  propone: Proposer;
  studentId: number | null;
  companyId: number | null;
  studyId: number | null;
  candidate?: { dni: string; nombreAlumno: string | null; titulacion: string | null };
  host?: { cif: string; nombreEmpresa: string | null; localidadEmpresa: string | null };
}

/** The people of the company as they are kept. */
export const keptPart = (part: CompanyPart) => ({
  emailContacto: part.emailContacto,
  nombreContacto: part.nombreContacto || null,
  apellidosContacto: part.apellidosContacto || null,
  telefonoContacto: part.telefonoContacto || null,
  nombreFirmante: part.nombreFirmante,
  apellidosFirmante: part.apellidosFirmante || null,
  cargoFirmante: part.cargoFirmante || null,
  emailFirmante: part.emailFirmante || null,
});

/** Throws actionNotAllowed (48) where a side has as many undecided as it may have. */
async function refuseMany(ctx: Ctx, propone: Proposer, ownerId: number): Promise<void> {
  const max = mostOpen[propone];
  if ((await countOpen(ctx.db, propone, ownerId)) <= max) return;
  const { titulo, mensaje } = texts[ctx.language].many;
  throw new Refusal('actionNotAllowed', {
    words: { titulo, mensaje: fill(mensaje, { max }, ctx.language), boton: null },
  });
}

/** Registers a proposal that nothing stands against, once however often it is sent, and asks the other side. */
export async function register(
  ctx: Ctx<StudentSession | CompanySession>,
  body: Internship & CompanyPart & { claveEnvio: string },
  { candidate, host, ...sides }: Sides,
): Promise<{ idPropuesta: number }> {
  const { db, session } = ctx;
  const now = ctx.now();
  const { titulo, tipoPractica, fechaInicio, fechaFin, remunerada, ayudaEstudio, tareas } = body;
  const { id, isNew } = await insertProposal(db, {
    ...sides,
    accountId: session.accountId,
    claveEnvio: body.claveEnvio,
    titulo,
    tipoPractica,
    fechaInicio,
    fechaFin,
    remunerada,
    ayudaEstudio: remunerada ? ayudaEstudio : null,
    tareas: tareas || null,
    datos: {
      dni: candidate?.dni ?? null,
      nombreAlumno: candidate?.nombreAlumno || null,
      titulacion: candidate?.titulacion || null,
      cif: host?.cif ?? null,
      nombreEmpresa: host?.nombreEmpresa || null,
      localidadEmpresa: host?.localidadEmpresa || null,
      ...keptPart(body),
    },
    desde: now,
    creada: now,
  });
  if (!isNew) return { idPropuesta: id };
  // With this one.
  await refuseMany(
    ctx,
    sides.propone,
    session.userType === 'Empresa' ? session.companyId : session.accountId,
  );
  await note(ctx, id, 'registrada');
  const proposal = await findProposal(db, id, 'anybody');
  if (!proposal) throw new Error('a proposal was not written');
  await askOther(ctx, proposal);
  return { idPropuesta: id };
}
