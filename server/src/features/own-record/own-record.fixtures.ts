import type { calls } from '@portal/contract/own-record';
import type { BodiesOf } from '../../testing/callers.ts';

export const ownRecordBodies = (): BodiesOf<typeof calls> => ({ makeOwnRecord: async () => ({}) });
