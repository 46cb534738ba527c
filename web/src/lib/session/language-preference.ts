import { type Language, languageIds } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import { setCompanyLanguage, setManagerLanguage, setStudentLanguage } from '@portal/contract/session';
import { send } from '../api/client.ts';

const calls = {
  Alumno: setStudentLanguage,
  Empresa: setCompanyLanguage,
  Gestor: setManagerLanguage,
} as const;

/** Keeps with the account the language in which its owner wants the portal and its mails. */
export async function savePreference(role: Role, language: Language): Promise<void> {
  await send(calls[role], { body: { idIdioma: languageIds[language] } });
}
