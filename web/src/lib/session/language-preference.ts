import { type Language, languageIds } from '@portal/contract/languages';
import type { Role } from '@portal/contract/roles';
import {
  setCompanyLanguage,
  setCompanyTheme,
  setManagerLanguage,
  setManagerTheme,
  setStudentLanguage,
  setStudentTheme,
} from '@portal/contract/session';
import { send } from '../api/client.ts';
import { currentSession, updateSession } from './session.ts';

const calls = {
  Alumno: { language: setStudentLanguage, theme: setStudentTheme },
  Empresa: { language: setCompanyLanguage, theme: setCompanyTheme },
  Gestor: { language: setManagerLanguage, theme: setManagerTheme },
} as const;

/** Keeps with the account the language in which its owner wants the portal and its mails. */
export async function savePreference(role: Role, language: Language): Promise<void> {
  await send(calls[role].language, { body: { idIdioma: languageIds[language] } });
}

/** Keeps the theme with the account of the person who is logged in; a failure leaves it to this browser. */
export async function saveTheme(modoOscuro: boolean): Promise<void> {
  const session = currentSession();
  if (session === null) return;
  updateSession({ ...session.data, modoOscuro });
  await send(calls[session.data.userType].theme, { body: { modoOscuro } }).catch(() => {});
}
