import type { ActedOn } from '@portal/contract/audit';
import type { Endpoint } from '@portal/contract/endpoint';
import type { PlainScreenId } from '@portal/contract/screens';
import type { Icon } from '@tabler/icons-react';
import { keyOf, queryClient } from '../../lib/api/calls.ts';
import type { Area, AreaTexts } from '../../locales/areas.ts';

/** What the texts of such a record have. */
interface RecordTexts {
  readonly list: { readonly context: string; readonly new: string; readonly empty: string };
  readonly restored: object;
  readonly conflict: object;
  readonly deleting: object;
  readonly gone: object;
}

/** The areas of texts that are of such a record. */
export type ManagedTexts = { [A in Area]: AreaTexts[A] extends RecordTexts ? A : never }[Area];

/** A kind of record that managers write, edit and delete: surveys, communications. */
export interface ManagedRecord {
  /** Of its drafts in this browser. */
  readonly name: string;
  readonly texts: ManagedTexts;
  readonly icon: Icon;
  /** What its history is kept under. */
  readonly actedOn: ActedOn;
  /** The screens of the list and of a new one. */
  readonly list: PlainScreenId;
  readonly new: PlainScreenId;
  /** The call that gives the list. */
  readonly listed: Endpoint;
}

/** The list is left for a change and come back to: what it had before would be seen for a moment. */
export const forgetList = ({ listed }: ManagedRecord): void =>
  queryClient.removeQueries({ queryKey: keyOf(listed) });
