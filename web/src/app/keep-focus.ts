/**
 * A button that shows that it is at work cannot be pressed, and so loses the focus. Where it can be pressed again and
 * nothing else has taken the focus meanwhile, it has it back: a person who uses the keyboard is where they were.
 */
export function keepFocusOfButtons(): void {
  const left = new WeakSet<Element>();
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (target instanceof HTMLButtonElement && target.disabled && relatedTarget === null) left.add(target);
  });
  const changed = ({ target }: MutationRecord) => {
    if (!(target instanceof HTMLButtonElement) || target.disabled || !left.delete(target)) return;
    if ((document.activeElement ?? document.body) === document.body) target.focus({ preventScroll: true });
  };
  new MutationObserver((changes) => changes.forEach(changed)).observe(document.body, {
    subtree: true,
    attributeFilter: ['data-loading'],
  });
}
