/** The letters that the portal brings along, by the name that a brand's `tipografia` has them under. */
export const ownTypeface = 'Figtree';

/** Whether the page is set in them; a brand that names them further on has them where a reader lacks its own. */
export function isInOwnTypeface(tipografia: string): boolean {
  const [first = ''] = tipografia.split(',');
  return first.trim().replace(/^(['"])(.*)\1$/, '$2') === ownTypeface;
}
