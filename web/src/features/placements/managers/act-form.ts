import type { Managed } from './managed.ts';

/** Of a form in the dialog of one act. */
export interface ActFormProps {
  placement: Managed;
  onDone: () => void;
}
