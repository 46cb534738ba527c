import { lazy, Suspense } from 'react';
import { useFreshSurveys, usePendingSurveys } from '../../domain/surveys/pending-surveys.ts';
import { addTexts } from '../../lib/i18n/i18n.ts';
import type { GateProps } from '../../lib/routing/area.ts';
import { loadCode } from '../../lib/routing/load-code.ts';
import { isGodMode } from '../../lib/session/god-mode.ts';
import { useSession } from '../../lib/session/session.ts';

const SurveyPopup = lazy(async () => {
  const [code] = await Promise.all([loadCode(() => import('./SurveyPopup.tsx')), addTexts(['surveyPopup'])]);
  return code;
});

/**
 * Closes the portal until the mandatory surveys are answered (specification 1, §2.6); what else the portal has to say by
 * itself, the children, waits for that, and until it is known.
 */
export default function MandatorySurveys({ isOpenToAll, children }: GateProps) {
  const role = useSession()?.data.userType;
  const isAsked = (role === 'Alumno' || role === 'Empresa') && !isGodMode();
  const { data, error } = usePendingSurveys(isAsked);
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
