import { listCommunications } from '@portal/contract/communications';
import { keyOf, queryClient } from '../../lib/api/calls.ts';

/** The list is left for a change and come back to: what it had before would be seen for a moment. */
export const forgetLists = (): void => queryClient.removeQueries({ queryKey: keyOf(listCommunications) });
