/** Submits of a form that wait for something it is still without. */
export interface HeldSubmits {
  /** Submits the form after all where that was asked for meanwhile. */
  readonly release: () => void;
  /** Forgets what was asked for: the user has to see why first, or has left the form. */
  readonly drop: () => void;
}

const isSubmit = (button: Element) => button instanceof HTMLButtonElement && button.type === 'submit';

/** Stops the submits of a form before its own handlers meet them, until they are released or dropped. */
export function holdSubmits(form: HTMLFormElement | null): HeldSubmits {
  let asked: { by: HTMLElement | null } | null = null;
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const hold = (event: SubmitEvent) => {
    if (event.target !== form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    asked = { by: event.submitter };
  };
  // Who cancels or does something else in the meantime does not want it sent any more.
  const forget = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null && !isSubmit(button)) asked = null;
  };
  form?.addEventListener('submit', hold, options);
  document.addEventListener('click', forget, options);
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') asked = null;
    },
    options,
  );
  return {
    drop: () => listening.abort(),
    release: () => {
      if (listening.signal.aborted) return;
      listening.abort();
      if (asked === null || !form?.isConnected) return;
      const { by } = asked;
      form.requestSubmit(by?.isConnected ? by : null);
    },
  };
}
