import type { login } from '@portal/contract/session';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useLanguage } from '../../lib/i18n/i18n.ts';
import { usePathTo } from '../../lib/routing/paths.ts';
import { savePreference } from '../../lib/session/language-preference.ts';
import { holdProvisional, startSession, takeWantedPath } from '../../lib/session/session.ts';

/**
 * Starts the session and goes to where the visitor was going, else home; where the data-protection text has to be
 * accepted first, to that.
 */
export function useEnter() {
  const navigate = useNavigate();
  const language = useLanguage();
  const pathTo = usePathTo();
  return async (answer: z.infer<typeof login>) => {
    if (answer.textoRGPD !== undefined) {
      holdProvisional(answer);
      await navigate(pathTo('acceptance'), { replace: true });
      return;
    }
    const wanted = takeWantedPath();
    startSession(answer);
    // What somebody has chosen is changed by a yes alone (specification 1, §4). Whose account was made without a language
    // reads mails in that of the page.
    if (answer.idIdiomaPreferido === null) {
      await savePreference(answer.userType, language).catch(() => {});
    }
    await navigate(wanted ?? pathTo('home'), { replace: true });
  };
}
