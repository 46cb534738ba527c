/** Kinds of inputs whose text is no loss: what is looked for, and what is not shown. */
const noLoss = ['search', 'password', 'checkbox', 'radio', 'file'];

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** The input in which something was written, where it would be missed. */
export function typedInto(target: EventTarget): TextInput | undefined {
  if (target instanceof HTMLTextAreaElement) return target;
  if (!(target instanceof HTMLInputElement) || noLoss.includes(target.type)) return undefined;
  // A list to choose from is looked through by typing.
  return target.role === 'combobox' || target.getAttribute('aria-haspopup') === 'listbox'
    ? undefined
    : target;
}
