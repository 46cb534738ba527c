/** An address typed as people say it: `www.empresa.com`. */
export function completeAddress(typed: string): string {
  const text = typed.trim();
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : typed;
}
