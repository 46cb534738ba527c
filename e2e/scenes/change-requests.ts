import { listManagedChanges } from '@portal/contract/change-requests';
import { clientOf } from '../people.ts';
import type { MakeScene } from './scene.ts';

export const makeScene: MakeScene = async () => {
  const manager = await clientOf('gestora');
  const [first] = (await manager.get(listManagedChanges, { query: {} })).cambios;
  if (first === undefined) throw new Error('the demo institution has no request for a change');
  return { managedChange: { idCambio: first.idCambio } };
};
