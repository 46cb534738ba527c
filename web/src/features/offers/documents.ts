import { isUrl } from '@portal/contract/identifiers';
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

export type AttachmentProblem = 'missing' | 'url';

/** What is wrong with each, by its place; undefined where nothing is. */
export function problemOf({ way, fichero, url }: Attachment): AttachmentProblem | undefined {
  if (way === 'file') return fichero === null ? 'missing' : undefined;
  if (url.trim() === '') return 'missing';
  return isUrl(url.trim()) ? undefined : 'url';
}

/** As the call takes them. */
export const toSend = (attachments: readonly Attachment[]) =>
  attachments.map(({ idTipoDocumento, nombre, way, fichero, url }) => ({
    idTipoDocumento,
    nombre,
    ...(way === 'file' && fichero !== null ? { fichero } : { url: url.trim() }),
  }));
