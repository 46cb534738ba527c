import { offerStates } from '@portal/contract/offers';
import { describe, expect, it } from 'vitest';
import { actionsOf } from './offer-actions.ts';

describe('actionsOf', () => {
  it('offers to delete only what nobody applied to', () => {
    for (const estadoOferta of offerStates.filter((state) => state !== 'borrador')) {
      expect(actionsOf({ estadoOferta, numCandidatos: 3 })).not.toContain('delete');
    }
    expect(actionsOf({ estadoOferta: 'abierta', numCandidatos: 0 })).toEqual(['preview', 'close', 'delete']);
  });

  it('closes what is open or has expired, and edits what waits alone', () => {
    const having = (action: 'close' | 'edit') =>
      offerStates.filter((estadoOferta) => actionsOf({ estadoOferta, numCandidatos: 0 }).includes(action));
    expect(having('close')).toEqual(['abierta', 'caducada']);
    expect(having('edit')).toEqual(['pendiente']);
  });
});
