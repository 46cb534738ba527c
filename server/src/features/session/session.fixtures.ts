import { randomUUID } from 'node:crypto';
import { scopes } from '@portal/contract/roles';
import type { calls } from '@portal/contract/session';
import { sessions } from '../../db/tables/accounts.ts';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, addContact, addManager, addStudent, password } from '../../testing/fixtures.ts';

export function sessionBodies({ portal, student }: Callers): BodiesOf<typeof calls> {
  const credentials = (usuario: string) => ({ eUsuario: usuario, ePassword: password });
  const contact = async () => (await addContact(portal, [(await addCompany(portal)).id])).usuario;
  const language = async () => ({ idIdioma: 1 as const });
  const theme = async () => ({ modoOscuro: true });
  return {
    loginStudent: async () => ({
      eAmbito: scopes.Alumno,
      ...credentials((await addStudent(portal)).usuario),
    }),
    loginManager: async () => ({
      eAmbito: scopes.Gestor,
      ...credentials((await addManager(portal)).usuario),
    }),
    loginCompany: async () => ({ eAmbito: scopes.Empresa, ...credentials(await contact()) }),
    listCompaniesOfUser: async () => ({ eAmbito: scopes.Empresa, ...credentials(await contact()) }),
    async endOpenSession() {
      const another = { id: randomUUID(), accountId: student.id, caduca: new Date('2100-01-01') };
      await portal.database.orm.insert(sessions).values(another);
      return { idSesion: another.id };
    },
    setStudentLanguage: language,
    setCompanyLanguage: language,
    setManagerLanguage: language,
    setStudentTheme: theme,
    setCompanyTheme: theme,
    setManagerTheme: theme,
  };
}
