import type { FileLink } from '@portal/contract/files';

/** Has the browser save a file of the portal under a name, and stays on the page. */
export function downloadFile({ nombre, url }: FileLink): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = nombre;
  link.click();
}
