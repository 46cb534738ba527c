import type { AgreementCard, AgreementDraft, AgreementRequest } from '@portal/contract/agreements';
import type { Ctx } from '../../http/context.ts';
import {
  type Agreement,
  type AgreementVersion,
  eventsOf,
  namesIn,
  type StoredCard,
  versionsOf,
} from './agreements.queries.ts';
import { companyName } from './parties.queries.ts';

type Reading = Pick<Ctx, 'db' | 'files'>;

/** The name under which each file of an agreement is downloaded. */
export const fileName = 'convenio.pdf';

export const linkTo = ({ files }: Pick<Ctx, 'files'>, id: number | null, nombre = fileName) =>
  id === null ? null : files.link(id, nombre);

export function cardOf(ctx: Pick<Ctx, 'files'>, { fileId, ...card }: StoredCard): AgreementCard {
  return { ...card, fichero: linkTo(ctx, fileId) };
}

/** What both sides see of an agreement. */
export async function wholeOf(ctx: Reading, agreement: Agreement) {
  const versions = await versionsOf(ctx.db, agreement.id);
  const events = await eventsOf(ctx.db, agreement.id);
  const [newest] = versions;
  return {
    idConvenio: agreement.id,
    numero: agreement.numero,
    estado: agreement.estado,
    tramitacionManual: agreement.tramitacionManual,
    creado: agreement.creado.toISOString(),
    modificado: agreement.modificado.toISOString(),
    fechaFormalizacion: agreement.fechaFormalizacion,
    fechaCaducidad: agreement.fechaCaducidad,
    sincaducidad: agreement.sincaducidad,
    fichero: newest ? linkTo(ctx, newestFileOf(newest)) : null,
    version: agreement.version,
    datos: agreement.datos,
    nombres: await namesIn(ctx.db, agreement.companyId, agreement.datos),
    versiones: versions.flatMap((version) => versionOf(ctx, version)),
    historial: events.map((event) => ({ ...event, fecha: event.fecha.toISOString() })),
  };
}

const newestFileOf = ({ formalizadoId, firmadoId, generadoId }: AgreementVersion): number | null =>
  formalizadoId ?? firmadoId ?? generadoId;

function versionOf(ctx: Pick<Ctx, 'files'>, version: AgreementVersion) {
  const { numVersion, creada, codigo, comprobacion, motivos } = version;
  const convenio = linkTo(ctx, version.generadoId);
  if (convenio === null) return [];
  return [
    {
      numVersion,
      creada: creada.toISOString(),
      codigo,
      convenio,
      firmado: linkTo(ctx, version.firmadoId),
      comprobacion,
      formalizado: linkTo(ctx, version.formalizadoId),
      motivos,
    },
  ];
}

/** A request as it is kept: empty is empty. */
export function keptDraft(request: AgreementRequest): AgreementDraft {
  const { datosFirmante, ...rest } = request;
  const { email, telefono, ...signatory } = datosFirmante;
  return { ...rest, datosFirmante: { ...signatory, email: email ?? '', telefono: telefono ?? '' } };
}

/** What the words of a notification need. */
export const told = (agreement: Agreement) => ({
  datos: { numero: agreement.numero ?? '' },
  urlAcceso: `/convenios/${agreement.id}`,
});

/** What managers are told of one that waits. */
export const waiting = async (ctx: Pick<Ctx, 'db'>, agreement: Agreement) => ({
  tipo: 'agreementWaits' as const,
  datos: {
    empresa: await companyName(ctx.db, agreement.companyId),
    numero: agreement.numero ?? '',
  },
  id: agreement.id,
});
