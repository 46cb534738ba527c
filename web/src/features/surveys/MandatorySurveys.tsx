import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFreshSurveys, usePendingSurveys } from '../../domain/surveys/pending-surveys.ts';
import { currentLanguage, setLanguage } from '../../lib/i18n/i18n.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { isGodMode } from '../../lib/session/god-mode.ts';
import { useSession } from '../../lib/session/session.ts';

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

interface Props {
  /** What everybody may read, and the way out, stay open. */
  isOpenToAll: boolean;
  children: ReactNode;
}

/**
 * Closes the portal until the mandatory surveys are answered (specification 1, §2.6); what else the portal has to say by
 * itself, the children, waits for that, and until it is known.
 */
export function MandatorySurveys({ isOpenToAll, children }: Props) {
  const role = useSession()?.data.userType;
  const isAsked = (role === 'Alumno' || role === 'Empresa') && !isGodMode();
  const isPainted = useIsPainted();
  const { data, error } = usePendingSurveys(isAsked && isPainted);
  const mandatory = data?.filter(({ obligatoria }) => obligatoria) ?? [];
  useFreshSurveys((data?.length ?? 0) > 0, isAsked && mandatory.length > 0);
  if (!isAsked) return children;
  if (data === undefined) return error === null ? null : children;
  if (mandatory.length === 0) return children;
  if (isOpenToAll) return null;
  return (
    <Suspense>
      <SurveyPopup surveys={mandatory} of={role} />
    </Suspense>
  );
}
