import { randomUUID } from 'node:crypto';
import type { calls } from '@portal/contract/accounts';
import { accounts } from '../../db/tables/accounts.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import {
  addLink,
  addManager,
  addPendingStudent,
  addStudent,
  newCif,
  newDni,
  password,
  passwordHash,
} from '../../testing/fixtures.ts';

export function accountsBodies({ portal, company }: Callers): BodiesOf<typeof calls> {
  const twice = { password, password2: password };
  // The one that an account has already is refused.
  const another = { password: `${password}!`, password2: `${password}!` };
  const person = { nombre: 'Júlia', apellidos: 'Ferrer Mas', ...twice };
  const byLink = async (accountId: number) => ({ token: await addLink(portal, accountId), ...another });
  const withoutPassword = async () => (await addManager(portal, { passwordHash: null })).id;
  const passwordChange = async () => {
    // A call before this one may have changed it.
    await portal.database.orm.update(accounts).set({ passwordHash: await passwordHash });
    return { passwordActual: password, ...another };
  };
  const unknownEmail = () => `${randomUUID()}@example.test`;
  return {
    recoverStudentPassword: async () => ({ usuario: unknownEmail() }),
    recoverCompanyPassword: async () => ({ nick: unknownEmail() }),
    recoverManagerPassword: async () => ({ nick: unknownEmail() }),
    checkLink: async () => ({ token: await addLink(portal, (await addStudent(portal)).id) }),
    resetStudentPassword: async () => byLink((await addStudent(portal)).id),
    resetCompanyPassword: async () => byLink((await addManager(portal)).id),
    setFirstPassword: async () => ({
      token: await addLink(portal, await withoutPassword(), { uso: 'establecer' }),
      ...twice,
    }),
    confirmEmail: async () => {
      const { id } = await addPendingStudent(portal, {}, { emailSinConfirmar: new Date() });
      return { token: await addLink(portal, id, { uso: 'confirmar' }) };
    },
    resendConfirmation: async () => ({ email: unknownEmail() }),
    changeStudentPassword: passwordChange,
    changeCompanyPassword: passwordChange,
    changeManagerPassword: passwordChange,
    registerStudent: async () => ({
      ...person,
      dni: newDni(),
      email: unknownEmail(),
      telefono: '612345678',
      situacion: 'estudiante',
      idTitulacion: 101,
      idIdioma: 2,
      politica: true,
    }),
    requestCompanyAccount: async () => ({
      empresa: {
        cif: newCif(),
        nombreFiscal: 'Talleres Roble, S. L.',
        nombreComercial: 'Talleres Roble',
        idTipoEmpresa: 1,
        idSector: 3,
        web: '',
        direccion: 'Calle Mayor, 1',
        cp: '46001',
        idProvincia: 46,
        poblacion: 'València',
      },
      contacto: { ...person, puesto: 'Gerencia', email: unknownEmail(), telefono1: '961234567' },
      idIdioma: 1,
      politica: true,
    }),
    changeCompany: async () => ({ idEmpresa: company.id }),
  };
}
