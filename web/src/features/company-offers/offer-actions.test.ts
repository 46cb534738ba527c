import { offerStates } from '@portal/contract/offers';
import { describe, expect, it } from 'vitest';
import { actionsOf } from './offer-actions.ts';

describe('actionsOf', () => {
  it('offers to delete only what the server deletes', () => {
    for (const estadoOferta of offerStates.filter((state) => state !== 'borrador')) {
      expect(actionsOf({ tipo: 'empleo', estadoOferta, eliminable: false })).not.toContain('delete');
    }
    expect(actionsOf({ tipo: 'empleo', estadoOferta: 'abierta', eliminable: true })).toEqual([
      'preview',
      'copy',
      'copyToInternship',
      'close',
      'delete',
    ]);
  });

  it('closes what is open, unpublished or has expired, and edits what waits alone', () => {
    const having = (action: 'close' | 'edit') =>
      offerStates.filter((estadoOferta) =>
        actionsOf({ tipo: 'empleo', estadoOferta, eliminable: true }).includes(action),
      );
    expect(having('close')).toEqual(['abierta', 'retirada', 'caducada']);
    expect(having('edit')).toEqual(['pendiente']);
  });
});
