/** A PDF of one page with some lines of text, written by hand: the demo's documents need no more. */
export function plainPdf(titulo: string, lines: readonly string[]): Uint8Array {
  const text = [
    'BT /F2 18 Tf 56 780 Td',
    `${literal(titulo)} Tj`,
    '/F1 11 Tf 0 -34 Td',
    ...lines.flatMap((line) => [`${literal(line)} Tj`, '0 -18 Td']),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Latin 1 has every letter of Spanish and Catalan, a byte each, so the lengths above are bytes.
  return Buffer.from(file, 'latin1');
}

const literal = (text: string): string =>
  `(${text.replace(/[\\()]/g, '\\$&').replace(/[^\u0020-\u00ff]/g, '-')})`;
