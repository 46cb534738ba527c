import { personalField } from '@portal/contract/brand';
import type { editEmailData, editPersonalData, editProfilePicture } from '@portal/contract/cv';
import type { Answer, Input } from '@portal/contract/endpoint';
import { maxFileBytes } from '@portal/contract/files';
import { fieldError, fileSize } from '@portal/contract/validation';
import { routes } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { lockAccount } from '../accounts/accounts.queries.ts';
import { askForPersonalEmail } from '../accounts/personal-email.ts';
import { settleWaiting } from '../placements/settle-placement.ts';
import {
  consentSince,
  hasSurnames,
  isDniTaken,
  lockPersonalEmail,
  renameAccount,
  stillChecked,
  updateStudent,
  versionOf,
} from './cv.queries.ts';
import { lockedFields, personalDataProblems, personalDataToKeep } from './personal-data.rules.ts';
import { isOverLimit, photoOf } from './photo.rules.ts';
import { refuseProblems, type StudentCtx, savePart } from './write-part.ts';

export const personalDataRoutes = routes({
  editPersonalData: savePersonalData,
  editEmailData: saveEmail,
  editProfilePicture: savePhoto,
});

async function savePersonalData(
  { body: { version, ...body } }: Input<typeof editPersonalData>,
  ctx: StudentCtx,
): Promise<Answer<typeof editPersonalData>> {
  refuseProblems(lockedFields(body, ctx.brand));
  refuseProblems(personalDataProblems(body, ctx.brand, ctx.today()));
  if (Object.values(body).every((value) => value === undefined))
    return { version: await versionOf(ctx.db, ctx.session.accountId, 'personales') };
  const { nombre, apellidos, ...data } = personalDataToKeep(body, ctx.brand);
  const { dni, discapacidad } = data;
  // A field that was emptied by chance: none has only who registered so.
  if (apellidos === '' && (await hasSurnames(ctx.db, ctx.session.accountId)))
    throw new FieldRefusal([{ campo: 'apellidos', error: fieldError('required') }]);
  const values = {
    ...data,
    ...(dni !== undefined && { validadoDOIP: stillChecked(data) }),
    ...(discapacidad !== undefined && {
      discapacidadConsentida: discapacidad === null ? null : consentSince(ctx.now()),
    }),
  };
  try {
    const saved = await savePart(ctx, 'personales', values, version);
    await renameAccount(ctx.db, ctx.session.accountId, {
      ...(nombre !== undefined && { nombre }),
      ...(apellidos !== undefined && { apellidos }),
    });
    // A placement may have waited for the number alone.
    if (data.numSegSocial) await settleWaiting(ctx, { studentId: ctx.session.accountId });
    return saved;
  } catch (error) {
    if (isDniTaken(error)) {
      throw new FieldRefusal([{ campo: 'dni', error: fieldError('dniTaken') }], 'idRegistered');
    }
    throw error;
  }
}

async function saveEmail(
  { body }: Input<typeof editEmailData>,
  ctx: StudentCtx,
): Promise<Answer<typeof editEmailData>> {
  const { comunicacionesEnEmailEstudiante, otroEnlace, version } = body;
  // As the worker that mails the link does, so that no link goes to an address that has just been given up.
  await lockAccount(ctx.db, ctx.session.accountId);
  const before = await lockPersonalEmail(ctx.db, ctx.session.accountId);
  const emailPersonal = personalField(ctx.brand, 'emailPersonal').editable
    ? body.emailPersonal
    : before.email;
  const isNew = emailPersonal !== before.email;
  const isConfirmed = before.isConfirmed && !isNew;
  const saved = await savePart(
    ctx,
    'email',
    { emailPersonal, emailPersonalConfirmado: isConfirmed, comunicacionesEnEmailEstudiante },
    version,
  );
  if (isNew || (otroEnlace && !isConfirmed)) await askForPersonalEmail(ctx, emailPersonal);
  return saved;
}

const notTaken = (error: string): FieldRefusal =>
  new FieldRefusal([{ campo: 'ficheroB64', error }], 'fileTypeNotAllowed');

async function savePhoto(
  { body: { extension, ficheroB64 } }: Input<typeof editProfilePicture>,
  ctx: StudentCtx,
): Promise<Answer<typeof editProfilePicture>> {
  const { accountId } = ctx.session;
  if (ficheroB64 === null) {
    await updateStudent(ctx.db, accountId, { fotoId: null });
    return { urlImagenPerfil: null };
  }
  const sent = Buffer.from(ficheroB64, 'base64');
  if (sent.byteLength > maxFileBytes)
    throw notTaken(fieldError('fileTooLarge', { max: fileSize(maxFileBytes) }));
  const photo = photoOf(sent);
  if (photo?.extension !== (extension === 'png' ? 'png' : 'jpg')) throw notTaken(fieldError('fileContent'));
  if (isOverLimit(photo)) throw new Refusal('photoOverLimit');
  const nombre = `foto.${photo.extension}`;
  const fotoId = await ctx.files.saveUpload(ctx, 'ficheroB64', {
    ficheroB64: photo.bytes.toString('base64'),
    extension_adjunto: photo.extension,
    nombre,
  });
  await updateStudent(ctx.db, accountId, { fotoId });
  return { urlImagenPerfil: ctx.files.link(fotoId, nombre).url };
}
