/**
 * For a button marked `data-remove` whose entry is taken out of a list; what it gives back is called once the
 * entry is gone. The focus goes on to the entry that came into its place, else to the one before, else to
 * where one is added: otherwise it would be lost with the button. `data-entries` marks what stays around the
 * list; where nothing does, its section.
 */
export function placeNear(button: HTMLElement | null): () => void {
  const around = button?.closest('[data-entries], section') ?? null;
  if (button === null || around === null) return () => {};
  const buttons = () => [...around.querySelectorAll<HTMLElement>('[data-remove]')];
  const at = buttons().indexOf(button);
  return () => {
    // The page may be about to draw what it knows already.
    const left = buttons().filter((one) => one !== button);
    const next =
      left[at] ?? left.at(-1) ?? around.querySelector<HTMLElement>('input:enabled, button:enabled');
    next?.focus();
  };
}

/** The same for an entry that goes at once. */
export function stayNear(button: HTMLElement): void {
  requestAnimationFrame(placeNear(button));
}
