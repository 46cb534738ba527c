/**
 * A button that shows that it is at work cannot be pressed, and so loses the focus. Where it can be pressed again and
 * nothing else has taken the focus meanwhile, it has it back: whoever uses the keyboard is where they were.
 */
export function keepFocusOfButtons(): void {
  const left = new WeakSet<Element>();
  const changed = ({ target }: MutationRecord) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.hasAttribute('data-loading')) {
      // The browser takes the focus away only when it next draws.
      if (target === document.activeElement) left.add(target);
    } else if (left.delete(target) && (document.activeElement ?? document.body) === document.body) {
      target.focus({ preventScroll: true });
    }
  };
  new MutationObserver((changes) => changes.forEach(changed)).observe(document.body, {
    subtree: true,
    attributeFilter: ['data-loading'],
  });
}
