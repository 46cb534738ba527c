/** Submits of a form that wait for something it is still without. */
export interface HeldSubmits {
  /** Submits the form after all where that was asked for meanwhile. */
  readonly release: () => void;
  /** Forgets what was asked for: the user has to see why first. */
  readonly drop: () => void;
}

/** Stops the submits of a form before its own handlers meet them, until they are released or dropped. */
export function holdSubmits(form: HTMLFormElement | null): HeldSubmits {
  let asked: { by: HTMLElement | null } | null = null;
  const hold = (event: SubmitEvent) => {
    if (event.target !== form) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    asked = { by: event.submitter };
  };
  form?.addEventListener('submit', hold, { capture: true });
  const drop = () => form?.removeEventListener('submit', hold, { capture: true });
  return {
    drop,
    release: () => {
      drop();
      if (asked !== null && form?.isConnected) form.requestSubmit(asked.by);
    },
  };
}
