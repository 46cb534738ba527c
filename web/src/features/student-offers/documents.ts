import { coverLetterKind } from '@portal/contract/applications';
import { apply } from '@portal/contract/schemas/applications';
import { url as address } from '@portal/contract/schemas/fields';
import type { z } from 'zod';
import { bodyOf } from '../../lib/forms/forms.ts';
import type { PickedFile } from '../../ui/FilePicker.tsx';

/** The documents that an application takes along: each a file or a link. */

export interface WantedDocument {
  readonly idTipoDocumento: number | null;
  readonly nombre: string;
}

export interface Attachment extends WantedDocument {
  readonly way: 'file' | 'link';
  readonly fichero: PickedFile | null;
  readonly url: string;
}

/** A kind of the catalogue is that kind in any words; one that the company named is its name. */
const isSame = (one: WantedDocument, other: WantedDocument) =>
  one.idTipoDocumento === other.idTipoDocumento &&
  (one.idTipoDocumento !== null ||
    one.nombre.trim().toLocaleLowerCase() === other.nombre.trim().toLocaleLowerCase());

/** Adds those that are asked for and not there yet; what was attached stays. */
export function withWanted(
  attachments: readonly Attachment[],
  wanted: readonly WantedDocument[],
): readonly Attachment[] {
  const added = wanted.filter((document) => !attachments.some((one) => isSame(one, document)));
  if (added.length === 0) return attachments;
  return [
    ...attachments,
    ...added.map(({ idTipoDocumento, nombre }): Attachment => {
      return { idTipoDocumento, nombre, way: 'file', fichero: null, url: '' };
    }),
  ];
}

export const isLetter = ({ idTipoDocumento }: WantedDocument): boolean => idTipoDocumento === coverLetterKind;

const isLink = (text: string): boolean => address.safeParse(text).success;

export type AttachmentProblem = 'missing' | 'url';

export const isEmpty = ({ way, fichero, url }: Attachment): boolean =>
  way === 'file' ? fichero === null : url.trim() === '';

/** What is wrong with it beside a letter as it is written; undefined where nothing is. */
export function problemOf(attachment: Attachment, letter = ''): AttachmentProblem | undefined {
  if (isEmpty(attachment)) return isLetter(attachment) && letter.trim() !== '' ? undefined : 'missing';
  return attachment.way === 'file' || isLink(attachment.url) ? undefined : 'url';
}

/** A letter that is written in the form is no document. */
export const isSent = (attachment: Attachment): boolean => !(isLetter(attachment) && isEmpty(attachment));

/** As the call takes them. */
export const toSend = (attachments: readonly Attachment[]) =>
  attachments.filter(isSent).map(({ idTipoDocumento, nombre, way, fichero, url }) => ({
    idTipoDocumento,
    nombre,
    ...(way === 'file' && fichero !== null ? { fichero } : { url: url.trim() }),
  }));

/** Which of the attachments was sent in this place, of those that were; -1 where none was. */
export function placeOfSent(attachments: readonly Attachment[], place: number): number {
  const sent = attachments.filter(isSent)[place];
  return sent === undefined ? -1 : attachments.indexOf(sent);
}

/** What a sent document is recognised by: its file's name, or its address. */
export const contentOf = ({ way, fichero, url }: Attachment): string =>
  way === 'file' && fichero !== null ? fichero.nombre : url.trim();

const documentos = bodyOf(apply).shape.documentos;

/** Of a body, for all that goes along with the files: the letter, the names, the links. */
const roomForTheRest = 64 * 1024;

export type TogetherProblem =
  | { readonly kind: 'tooMany'; readonly max: number }
  /** In bytes of the files themselves. */
  | { readonly kind: 'tooLarge'; readonly total: number; readonly max: number };

/** What is wrong with all of them together, each by itself being right; undefined where nothing is. */
export function problemTogether(
  attachments: readonly Attachment[],
  bodyLimit = apply.bodyLimit ?? Number.POSITIVE_INFINITY,
): TogetherProblem | undefined {
  const tooMany = documentos.safeParse(toSend(attachments)).error?.issues.find(isTooMany);
  if (tooMany !== undefined) return { kind: 'tooMany', max: Number(tooMany.maximum) };
  const encoded = attachments
    .map(({ way, fichero }) => (way === 'file' ? (fichero?.ficheroB64.length ?? 0) : 0))
    .reduce((sum, length) => sum + length, 0);
  const limit = bodyLimit - roomForTheRest;
  // Base64 says three bytes in four letters.
  return encoded <= limit
    ? undefined
    : { kind: 'tooLarge', total: Math.ceil((encoded * 3) / 4), max: Math.floor((limit * 3) / 4) };
}

const isTooMany = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueTooBig =>
  issue.code === 'too_big' && issue.path.length === 0;
