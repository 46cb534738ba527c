import { openSurveyAccess } from '@portal/contract/surveys';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../lib/api/call-error.ts';
import { keyOf } from '../../../lib/api/calls.ts';

interface Begin {
  readonly busy: boolean;
  readonly error: CallError | null;
  /** One at a time; what it refuses is in `error`. */
  readonly begin: (way: () => Promise<void>) => Promise<void>;
}

/** For the buttons that begin an answer. */
export function useBegin(): Begin {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const client = useQueryClient();
  const begin = async (way: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await way();
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure;
      setError(failure);
      // The page then says so instead of offering to begin.
      if (failure.name === 'surveyAnswered')
        void client.invalidateQueries({ queryKey: keyOf(openSurveyAccess) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, begin };
}
