/** Has the browser save a text as a file. */
export function saveFile({
  nombre,
  tipo,
  contenido,
}: {
  nombre: string;
  tipo: string;
  contenido: string;
}): void {
  const url = URL.createObjectURL(new Blob([contenido], { type: tipo }));
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
  // Not at once: the browser has yet to begin.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
