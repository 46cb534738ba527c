import { listCompanySurveys, listStudentSurveys, type PendingSurvey } from '@portal/contract/surveys';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallError } from '../../lib/api/call-error.ts';
import { keyOf, queryClient, useCall } from '../../lib/api/calls.ts';
import { useSession } from '../../lib/session/session.ts';

/** The surveys that the person who is logged in has still to answer; managers have none. One call for both roles. */
export function usePendingSurveys(enabled = true): UseQueryResult<PendingSurvey[], CallError> {
  const role = useSession()?.data.userType;
  const student = useCall(listStudentSurveys, {}, { enabled: enabled && role === 'Alumno' });
  const company = useCall(listCompanySurveys, {}, { enabled: enabled && role === 'Empresa' });
  return role === 'Empresa' ? company : student;
}

/** Asks again, where anybody wants to know; what is being asked already is waited for. */
function askAgain(): void {
  for (const call of [listStudentSurveys, listCompanySurveys])
    queryClient.refetchQueries({ queryKey: keyOf(call), type: 'active' }, { cancelRefetch: false });
}

const channelName = 'encuestas';
const openChannel = () => ('BroadcastChannel' in globalThis ? new BroadcastChannel(channelName) : null);

/** Tells the other tabs that a survey was answered in this one. */
export function tellAnswered(): void {
  const channel = openChannel();
  channel?.postMessage('answered');
  channel?.close();
}

/** Whom a survey closes the portal to is let in again so soon after it was answered elsewhere, or taken back. */
const releaseMs = 30_000;

/**
 * Asks again when another tab tells that one was answered, when somebody who has left to answer one comes back, and by
 * the clock while one closes the portal.
 */
export function useFreshSurveys(hasPending: boolean, isClosed: boolean): void {
  useEffect(() => {
    if (!isClosed) return;
    // A person who comes back to the page asks by that.
    const timer = setInterval(() => !document.hidden && askAgain(), releaseMs);
    return () => clearInterval(timer);
  }, [isClosed]);
  useEffect(() => {
    if (!hasPending) return;
    const channel = openChannel();
    if (channel !== null) channel.onmessage = askAgain;
    window.addEventListener('focus', askAgain);
    return () => {
      channel?.close();
      window.removeEventListener('focus', askAgain);
    };
  }, [hasPending]);
}
