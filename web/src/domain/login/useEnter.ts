import { languageOfId } from '@portal/contract/languages';
import type { login } from '@portal/contract/session';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useBrand } from '../../lib/brand/brand.ts';
import { keepLanguage, setLanguage, useLanguage } from '../../lib/i18n/i18n.ts';
import { translatePath, usePathTo } from '../../lib/routing/paths.ts';
import { savePreference } from '../../lib/session/language-preference.ts';
import { holdProvisional, startSession, takeWantedPath } from '../../lib/session/session.ts';

/**
 * Starts the session and goes to where the visitor was going, else home; where the data-protection text has to be
 * accepted first, or a second factor given, to that.
 */
export function useEnter() {
  const navigate = useNavigate();
  const language = useLanguage();
  const { idiomas } = useBrand();
  const pathTo = usePathTo();
  return async (answer: z.infer<typeof login>) => {
    if (answer.textoRGPD !== undefined || answer.segundoFactor !== undefined) {
      holdProvisional(answer);
      const next = answer.segundoFactor === undefined ? 'acceptance' : 'secondFactor';
      await navigate(pathTo(next), { replace: true });
      return;
    }
    const wanted = takeWantedPath() ?? pathTo('home');
    startSession(answer);
    // What somebody has chosen is changed by a yes alone (specification 1, §4), and holds on any browser. Whose account
    // was made without a language reads mails in that of the page.
    const preferred = languageOfId(answer.idIdiomaPreferido ?? 0);
    if (preferred === undefined) await savePreference(answer.userType, language).catch(() => {});
    if (preferred === undefined || preferred === language || !idiomas.includes(preferred)) {
      await navigate(wanted, { replace: true });
      return;
    }
    // Where its texts do not come, the page goes on in the one that it has.
    const isShown = await setLanguage(preferred).then(
      () => true,
      () => false,
    );
    if (isShown) keepLanguage(preferred);
    await navigate(isShown ? translatePath(wanted, preferred) : wanted, { replace: true });
  };
}
