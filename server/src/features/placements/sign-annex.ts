import type { SignatureCheck } from '@portal/contract/agreements';
import { dayIn } from '@portal/contract/days';
import type { UploadedFile } from '@portal/contract/files';
import type { PlacementParty } from '@portal/contract/placements';
import { fieldError } from '@portal/contract/validation';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { notify, notifyCompany } from '../../notify/notify.ts';
import { checkFile, type KeptFile, keepPdf } from '../agreements/check-file.ts';
import { annexPartiesOf } from './parties.queries.ts';
import {
  type AnnexVersion,
  addEvent,
  addSignature,
  changePlacement,
  newestVersion,
  type Placement,
  signedBy,
} from './placements.queries.ts';
import { awaitsTutor, mayDo, type PlacementActor } from './placements.rules.ts';
import { settlePlacement } from './settle-placement.ts';

interface Signing {
  readonly parte: PlacementParty;
  readonly actor: PlacementActor;
  readonly quien: string;
  readonly numVersion: number;
  /** The day of a signature on paper. */
  readonly enPapel?: string | null;
  readonly adjunto?: UploadedFile | undefined;
}

/**
 * Notes a party's signature on the newest version of a locked placement's annex: by its account, by a PDF that is held
 * against the one that was generated, or on paper. The same party again changes nothing. Throws cannotChangeState (49)
 * where it is another version by now or no academic tutor is assigned yet, fileTypeNotAllowed (46) beside `adjunto` where
 * the PDF is not that one signed.
 */
export async function signAnnex(
  ctx: Ctx<Session>,
  placement: Placement,
  signing: Signing,
): Promise<Placement> {
  const { parte, actor, quien, numVersion, enPapel, adjunto } = signing;
  const newest = await newestVersion(ctx.db, placement.id);
  if (!newest || newest.numVersion !== numVersion) throw new Refusal('cannotChangeState');
  if ((await signedBy(ctx.db, newest.id)).includes(parte)) return placement;
  if (!mayDo('sign', actor, placement.estado) || awaitsTutor(placement))
    throw new Refusal('cannotChangeState');
  if (enPapel && enPapel < dayIn(ctx.brand.zonaHoraria, newest.creada))
    throw new FieldRefusal([{ campo: 'enPapel', error: fieldError('beforeAnnex') }]);
  const signed =
    adjunto && (await keepSigned(ctx, placement, { newest, parte, adjunto, isPaper: Boolean(enPapel) }));
  const now = ctx.now();
  await addSignature(ctx.db, {
    versionId: newest.id,
    parte,
    medio: enPapel ? 'papel' : signed ? 'certificado' : 'cuenta',
    fecha: enPapel ? new Date(`${enPapel}T12:00:00Z`) : now,
    accountId: ctx.session.accountId,
    nombre: quien,
    fileId: signed?.kept.id ?? null,
    sha256: signed?.kept.sha256 ?? newest.sha256,
    comprobacion: signed?.comprobacion ?? null,
  });
  await addEvent(ctx.db, {
    placementId: placement.id,
    tipo: 'firmada',
    fecha: now,
    accountId: ctx.session.accountId,
    nota: parte,
  });
  const changed = await changePlacement(ctx.db, placement.id, {});
  await tellOthers(ctx, changed, parte);
  return settlePlacement(ctx, changed);
}

const wrongFile = (key: Parameters<typeof fieldError>[0]): FieldRefusal =>
  new FieldRefusal([{ campo: 'adjunto', error: fieldError(key) }], 'fileTypeNotAllowed');

const refusals = {
  cambiada: 'annexChanged',
  otroDocumento: 'annexAnother',
  sinFirma: 'annexNotSigned',
} as const;

async function keepSigned(
  ctx: Ctx<Session>,
  placement: Placement,
  {
    newest,
    parte,
    adjunto,
    isPaper,
  }: { newest: AnnexVersion; parte: PlacementParty; adjunto: UploadedFile; isPaper: boolean },
): Promise<{ kept: KeptFile; comprobacion: SignatureCheck | null }> {
  if (adjunto.extension_adjunto !== 'pdf') throw wrongFile('annexPdfOnly');
  const kept = await keepPdf(ctx, adjunto);
  // A scan of paper has no signature that a computer reads.
  if (isPaper) return { kept, comprobacion: null };
  const { dni, cif } = await annexPartiesOf(ctx.db, placement);
  const numbers = { alumno: [dni], empresa: [placement.datos.firmanteAnexo.dni, cif], centro: null }[parte];
  const comprobacion = await checkFile(ctx, kept.bytes, newest.fileId, { since: newest.creada, numbers });
  const { resultado } = comprobacion;
  if (resultado === 'cambiada' || resultado === 'otroDocumento' || resultado === 'sinFirma')
    throw wrongFile(refusals[resultado]);
  return { kept, comprobacion };
}

/** Who has not done it themselves is told of each signature that is not theirs, once all are there by another word. */
async function tellOthers(
  ctx: Ctx<Session>,
  { id, studentId, companyId, titulo }: Placement,
  parte: PlacementParty,
): Promise<void> {
  const event = { tipo: 'annexSigned', datos: { titulo } } as const;
  if (parte !== 'alumno') await notify(ctx, [studentId], { ...event, urlAcceso: `/mis-practicas/${id}` });
  if (parte !== 'empresa')
    await notifyCompany(ctx, companyId, { ...event, urlAcceso: `/alumnos-en-practicas/${id}` });
}
