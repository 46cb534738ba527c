import { type Language, languageIds } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { setCompanyLanguage, setManagerLanguage, setStudentLanguage } from '@portal/contract/session';
import { send } from './client.ts';

const calls = {
  Alumno: setStudentLanguage,
  Empresa: setCompanyLanguage,
  Gestor: setManagerLanguage,
} as const;

/** The language that the account is written to in. The page is shown in it even if it cannot be kept now. */
export async function keepPreference(role: Role, language: Language): Promise<void> {
  await send(calls[role], { body: { idIdioma: languageIds[language] } }).catch(() => {});
}
