import { useLocation } from 'react-router';
import { useSentences } from '../../lib/status-texts.ts';
import { Banner } from '../../ui/Banner.tsx';

const hasExpired = (state: unknown) =>
  typeof state === 'object' && state !== null && 'expired' in state && state.expired === true;

/** Error 2: its banner waits at the login for whoever was sent back there. */
export function SessionLost() {
  const { state } = useLocation();
  const text = useSentences()?.statuses.sessionLost;
  if (!hasExpired(state) || text === undefined) return null;
  return (
    <Banner meaning="info" title={text.title}>
      <p>{text.body}</p>
    </Banner>
  );
}
