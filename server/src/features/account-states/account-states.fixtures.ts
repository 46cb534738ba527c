import type { calls } from '@portal/contract/account-states';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addManager, addStudent } from '../../testing/fixtures.ts';
import { addIdentity } from '../sign-on/sign-on.queries.ts';
import { addLeaveRequest } from './account-states.queries.ts';

export function accountStatesBodies({ portal }: Callers): BodiesOf<typeof calls> {
  const leaving = async () => {
    const { id } = await addStudent(portal);
    await addLeaveRequest(portal.database, id, new Date());
    return id;
  };
  return {
    blockAccount: async () => ({ idCuenta: (await addStudent(portal)).id }),
    unblockAccount: async () => ({
      idCuenta: (await addStudent(portal, {}, {}, { estado: 'bloqueada' })).id,
    }),
    unlinkSignOn: async () => {
      const { id } = await addStudent(portal);
      await addIdentity(portal.database, id, {
        emisor: 'https://idp.example.test',
        sujeto: `sujeto-${id}`,
        userType: 'Alumno',
      });
      return { idCuenta: id };
    },
    closeManager: async () => ({ idCuenta: (await addManager(portal)).id }),
    carryOutLeave: async () => ({ idCuenta: await leaving() }),
    turnDownLeave: async () => ({ idCuenta: await leaving(), motivo: 'Tienes unas prácticas en curso' }),
  };
}
