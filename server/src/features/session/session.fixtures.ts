import { scopes } from '@portal/contract/roles';
import type { calls } from '@portal/contract/session';
import type { BodiesOf, Callers } from '../../testing/callers.ts';
import { addCompany, addContact, addManager, addStudent, password } from '../../testing/fixtures.ts';

export function sessionBodies({ portal }: Callers): BodiesOf<typeof calls> {
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
    setStudentLanguage: language,
    setCompanyLanguage: language,
    setManagerLanguage: language,
    setStudentTheme: theme,
    setCompanyTheme: theme,
    setManagerTheme: theme,
  };
}
