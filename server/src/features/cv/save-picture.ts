import { maxFileBytes } from '@portal/contract/files';
import { fieldError, fileSize } from '@portal/contract/validation';
import type { Ctx } from '../../http/context.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import type { Session } from '../../http/session.ts';
import { isOverLimit, photoOf } from './photo.rules.ts';

const notTaken = (error: string) => new FieldRefusal([{ campo: 'ficheroB64', error }], 'fileTypeNotAllowed');

interface Sent {
  readonly extension: 'png' | 'jpg' | 'jpeg';
  /** Base64, without the prefix of a data URL. */
  readonly ficheroB64: string;
  /** Of the file, without its extension. */
  readonly nombre: string;
}

/**
 * Keeps a picture without what a camera or a program has written into it; gives the id of its file. Throws
 * fileTypeNotAllowed (46) beside `ficheroB64`, photoOverLimit (526).
 */
export async function savePicture(
  ctx: Ctx<Session>,
  { extension, ficheroB64, nombre }: Sent,
): Promise<number> {
  const sent = Buffer.from(ficheroB64, 'base64');
  if (sent.byteLength > maxFileBytes)
    throw notTaken(fieldError('fileTooLarge', { max: fileSize(maxFileBytes) }));
  const picture = photoOf(sent);
  if (picture?.extension !== (extension === 'png' ? 'png' : 'jpg')) throw notTaken(fieldError('fileContent'));
  if (isOverLimit(picture)) throw new Refusal('photoOverLimit');
  return ctx.files.saveUpload(ctx, 'ficheroB64', {
    ficheroB64: picture.bytes.toString('base64'),
    extension_adjunto: picture.extension,
    nombre: `${nombre}.${picture.extension}`,
  });
}
