/**
 * For a button marked `data-remove`, before it takes its own entry out of a list: the focus goes on to the entry
 * that comes into its place, else to the one before, else to where one is added. Otherwise it would be lost
 * with the button. `data-entries` marks what stays around the list; where nothing does, its section.
 */
export function stayNear(button: HTMLElement): void {
  const around = button.closest('[data-entries], section');
  if (around === null) return;
  const buttons = () => [...around.querySelectorAll<HTMLElement>('[data-remove]')];
  const at = buttons().indexOf(button);
  // By then the entry is gone.
  requestAnimationFrame(() => {
    const left = buttons();
    const next =
      left[at] ?? left.at(-1) ?? around.querySelector<HTMLElement>('input:enabled, button:enabled');
    next?.focus();
  });
}
