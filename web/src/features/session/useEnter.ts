import { languageIds } from '@portal/contract/languages';
import type { login } from '@portal/contract/session';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useLanguage } from '../../lib/i18n.ts';
import { savePreference } from '../../lib/language-preference.ts';
import { usePathTo } from '../../lib/paths.ts';
import { holdProvisional, startSession, takeWantedPath } from '../../lib/session.ts';

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
    if (answer.idIdiomaPreferido !== languageIds[language]) {
      // Whoever logs in on a page in Catalan reads Catalan, in the portal's own sentences and mails too.
      await savePreference(answer.userType, language).catch(() => {});
    }
    await navigate(wanted ?? pathTo('home'), { replace: true });
  };
}
