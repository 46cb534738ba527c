import { type FileExtension, fileExtensions, maxFileBytes } from '@portal/contract/files';
import { contentMatches, contentOf } from '../../lib/forms/file-content.ts';

/** Why a file is not sent. */
export type UploadProblem = 'fileType' | 'fileEmpty' | 'fileTooLarge' | 'fileContent';

const extensionOf = (name: string): FileExtension | undefined => {
  const [, end = ''] = /\.([^.]+)$/.exec(name) ?? [];
  return fileExtensions.find((extension) => extension === end.toLowerCase());
};

function problemOf({ name, size }: Pick<File, 'name' | 'size'>): UploadProblem | undefined {
  if (extensionOf(name) === undefined) return 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > maxFileBytes ? 'fileTooLarge' : undefined;
}

/** A file as the call takes it, or why it is not sent. */
export async function readForSending(file: File) {
  const extension = extensionOf(file.name);
  const problem = problemOf(file);
  if (problem !== undefined || extension === undefined) return { problem: problem ?? 'fileType' } as const;
  if (!(await contentMatches(file, extension))) return { problem: 'fileContent' } as const;
  return {
    body: {
      ficheroB64ParaAltas: await contentOf(file),
      extension_adjunto: extension,
      nombre: file.name.slice(-200),
      fecha: new Date().toLocaleDateString('sv'),
    },
  } as const;
}
