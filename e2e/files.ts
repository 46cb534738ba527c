/** Files as people attach them. */

export interface TypedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The smallest thing that every reader takes for a PDF. */
export const pdf = (name = 'documento.pdf'): TypedFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

/** More than any file may have. */
export const tooLarge = (): TypedFile => ({
  ...pdf('enorme.pdf'),
  buffer: Buffer.concat([pdf().buffer, Buffer.alloc(2 * 1024 * 1024)]),
});

/** A program that calls itself a PDF. */
export const lying = (): TypedFile => ({
  ...pdf('curriculum.pdf'),
  buffer: Buffer.from('MZ\u0090\u0000 this is a program'),
});

/** Of a type that the portal does not take. */
export const program = (): TypedFile => ({
  name: 'programa.exe',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from('MZ'),
});
