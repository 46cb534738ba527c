import { useLocation } from 'react-router';
import * as z from 'zod/mini';
import { useSentences } from '../../lib/i18n/status-texts.ts';
import { sessionHasExpired } from '../../lib/session/session.ts';
import { Banner } from '../../ui/Banner.tsx';

const arrival = z.object({
  /** Error 2: its banner waits here for a person who was sent back to the login. */
  expired: z.optional(z.boolean()),
  /** A password was just set by a link. */
  notice: z.optional(z.enum(['passwordReset', 'passwordSet'])),
});

/** Why one has come to the login, where it was not by oneself. */
export function Arrival() {
  const { expired = sessionHasExpired(), notice } = arrival.safeParse(useLocation().state).data ?? {};
  const texts = useSentences()?.statuses;
  const text = notice !== undefined ? texts?.[notice] : expired ? texts?.sessionLost : undefined;
  if (text === undefined) return null;
  return (
    <Banner meaning={notice === undefined ? 'info' : 'good'} title={text.title} urgent={notice !== undefined}>
      <p>{text.body}</p>
    </Banner>
  );
}
