import { z } from 'zod';
import { fieldError } from './validation.ts';

/** Extensions that the portal takes (specification 2, §5). */
export const fileExtensions = [
  'docx',
  'doc',
  'pdf',
  'odt',
  'odp',
  'txt',
  'pptx',
  'pps',
  'ppsx',
  'ppt',
  'csv',
  'xlsx',
  'png',
  'jpg',
  'jpeg',
  'bmp',
  'gif',
  'tiff',
  'tif',
] as const;
export type FileExtension = (typeof fileExtensions)[number];

const isTaken = (extension: unknown): boolean => fileExtensions.some((taken) => taken === extension);

/** 2 MB; the upload box says 2000 KB, which is less, so both readings are met by the smaller (specification 1, §5). */
export const maxFileBytes = 2_000 * 1024;

/** Most bytes of a body that carries this many files: base64 is a third longer, and the rest of the form needs room. */
export const bodyLimitWith = (files: number): number => Math.ceil(files * maxFileBytes * 1.4) + 256 * 1024;

export const fileBodyLimit = bodyLimitWith(1);

/** Whether a call takes files: a lower limit is of a long text. */
export const takesFiles = ({ bodyLimit = 0 }: { readonly bodyLimit?: number }): boolean =>
  bodyLimit >= fileBodyLimit;

/** A file as it comes in. `ficheroB64` is base64, alone or as a data URL. */
export const uploadedFile = z.object({
  ficheroB64: z.string().min(1, fieldError('required')),
  extension_adjunto: z
    .string()
    .transform((extension) => extension.toLowerCase().replace(/^\./, ''))
    .pipe(z.custom<FileExtension>(isTaken, fieldError('fileType'))),
  nombre: z.string().trim().min(1, fieldError('required')).max(200),
});
export type UploadedFile = z.output<typeof uploadedFile>;

const photoExtensions = ['png', 'jpg', 'jpeg'] as const;
/** The extension of a photo or a logo: never of a format that can carry a script. */
export const photoExtension = z
  .string()
  .transform((extension) => extension.toLowerCase().replace(/^\./, ''))
  .pipe(
    z.custom<(typeof photoExtensions)[number]>(
      (extension) => photoExtensions.some((taken) => taken === extension),
      fieldError('fileType'),
    ),
  );

/** A file as it goes out: a link that is good for a short time and needs no header. */
export const fileLink = z.object({ nombre: z.string(), url: z.string() });
export type FileLink = z.infer<typeof fileLink>;
