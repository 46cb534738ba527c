const duration = 400;
const offset = 150;

function calm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls as the specification says: 400 ms, the field 150 px below the top. */
function scrollToField(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  if (field.closest('[role="dialog"]') !== null) {
    // The dialog scrolls; the page behind it stays where it is.
    field.scrollIntoView({ block: 'center' });
    return;
  }
  const target = Math.max(0, window.scrollY + field.getBoundingClientRect().top - offset);
  const start = window.scrollY;
  if (calm()) {
    window.scrollTo(0, target);
    return;
  }
  const began = performance.now();
  const step = (now: number) => {
    const part = Math.min((now - began) / duration, 1);
    window.scrollTo(0, start + (target - start) * (1 - (1 - part) ** 3));
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Takes one to the first field of a form that is wrong. */
export function revealFirstProblem(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
  if (field) scrollToField(field);
}

/** For the links of a summary of errors. */
export function goToField(path: string): void {
  const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
  if (field) scrollToField(field);
}
