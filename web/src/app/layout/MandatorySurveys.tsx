import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { isGodMode } from '../../lib/god-mode.ts';
import { currentLanguage, setLanguage } from '../../lib/i18n.ts';
import { loadCode } from '../../lib/load-code.ts';
import { useFreshSurveys, usePendingSurveys } from '../../lib/pending-surveys.ts';
import { useSession } from '../../lib/session.ts';
import { screens } from '../routes.ts';
import { useScreen } from '../use-screen.ts';

const SurveyPopup = lazy(async () => {
  const [code] = await Promise.all([
    loadCode(() => import('./SurveyPopup.tsx')),
    setLanguage(currentLanguage(), ['surveyPopup']),
  ]);
  return code;
});

/** Whether the page has been painted once: what is asked then takes nothing from it. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}

/**
 * Closes the portal until the mandatory surveys are answered (specification 1, §2.6); what else the portal has to say by
 * itself, the children, waits for that, and until it is known.
 */
export function MandatorySurveys({ children }: { children: ReactNode }) {
  const role = useSession()?.data.userType;
  const screen = useScreen();
  const isAsked = (role === 'Alumno' || role === 'Empresa') && !isGodMode();
  const isPainted = useIsPainted();
  const { data, error } = usePendingSurveys(isAsked && isPainted);
  const mandatory = data?.filter(({ obligatoria }) => obligatoria) ?? [];
  useFreshSurveys((data?.length ?? 0) > 0, isAsked && mandatory.length > 0);
  if (!isAsked) return children;
  if (data === undefined) return error === null ? null : children;
  if (mandatory.length === 0) return children;
  // What everybody may read, and the way out, stay open.
  if (screen === null || screens[screen].access === 'public') return null;
  return (
    <Suspense>
      <SurveyPopup surveys={mandatory} of={role} />
    </Suspense>
  );
}
